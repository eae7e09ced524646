import '@mantine/core/styles.css'
import './ui/panel.css'
import './inputs/inputs.css'
import './list/list.css'
import { type ComponentType, Suspense } from 'react'
import { type Area, screenPath, screenTitle } from './area.ts'
import { Waiting } from './frame.tsx'
import { Guard } from './guard.tsx'
import type { OpenedScreen } from './panel.tsx'

/** Admits people to an area and loads its screens for them; redirects others. */
export function Entry(props: { area: Area; path: string; Screens: ComponentType<OpenedScreen> }) {
  const { area, path, Screens } = props
  return (
    <Guard area={area}>
      {(session, leave) => (
        <Suspense fallback={<Waiting />}>
          <Screens path={path} session={session} leave={leave} />
        </Suspense>
      )}
    </Guard>
  )
}

/** Returns the tab's title, and keeps search engines from indexing the page. */
export const metaOf = (area: Area, path: string) => [
  { title: screenTitle(area, screenPath(area, path)) },
  { name: 'robots', content: 'noindex' },
]

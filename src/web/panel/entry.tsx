import '@mantine/core/styles.css'
import './ui/panel.css'
import './list/list.css'
import { type ComponentType, Suspense } from 'react'
import { type Area, screenPath, screenTitle } from './area.ts'
import { Waiting } from './frame.tsx'
import { Guard } from './guard.tsx'
import type { OpenedScreen } from './panel.tsx'

/** An area's way in: who may not be here is sent on, and its screens are loaded for who may. */
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

/** The tab's title; no search engine keeps a page of an area. */
export const metaOf = (area: Area, path: string) => [
  { title: screenTitle(area, screenPath(area, path)) },
  { name: 'robots', content: 'noindex' },
]

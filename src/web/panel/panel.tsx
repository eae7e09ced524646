import { MantineProvider, Text } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { historyTexts } from '../../contract/texts/history.ts'
import { logFailure } from '../log.ts'
import type { Session } from '../session.ts'
import { type Area, screenPath } from './area.ts'
import { CurrentArea } from './currentArea.ts'
import { forgetOldDrafts } from './form/drafts.ts'
import { FormScreen } from './form/screen.tsx'
import type { Leave } from './guard.tsx'
import { ListScreen } from './list/screen.tsx'
import { Shell } from './shell.tsx'
import { cssVariables, theme } from './ui/theme.ts'
import { nothingUnsaved, Unsaved } from './unsaved.ts'

/** An address of the area, and the person who opened it. */
export interface OpenedScreen {
  /** Below the area's home. */
  readonly path: string
  readonly session: Session
  readonly leave: Leave
}

/** The properties of a screen that only one area has. */
export interface ScreenProps {
  readonly area: Area
  readonly session: Session
  readonly leave: Leave
}

interface PanelProps extends OpenedScreen {
  readonly area: Area
  readonly index: ComponentType<ScreenProps>
  readonly extras: Readonly<Record<string, ComponentType<ScreenProps>>>
  /** By resource, a component below the edit form. */
  readonly below?: Readonly<Record<string, ComponentType<{ id: string }>>>
}

const HistoryScreen = lazy(() => import('./history/screen.tsx'))

/** One logged-in area: its frame, and the screen of the address. */
export function Panel({ area, path, session, leave, index: Index, extras, below = {} }: PanelProps) {
  const address = screenPath(area, path)
  const unsaved = useRef(nothingUnsaved)
  useEffect(() => {
    forgetOldDrafts(Date.now()).catch((error: unknown) => logFailure('Error al ordenar borradores:', error))
  }, [])
  if (!address) return null
  const Extra = address.screen === 'extra' ? extras[address.segment] : undefined
  const Below = address.screen === 'edit' ? below[address.resource.name] : undefined
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <CurrentArea value={area}>
        <Unsaved value={unsaved}>
          <Shell area={area} address={address} session={session} leave={leave}>
            {address.screen === 'index' && <Index area={area} session={session} leave={leave} />}
            {Extra && <Extra area={area} session={session} leave={leave} />}
            {address.screen === 'list' && (
              <ListScreen key={address.resource.name} area={area} resource={address.resource} />
            )}
            {address.screen === 'create' && (
              <FormScreen
                key={path}
                area={area}
                resource={address.resource}
                id={null}
                userId={session.user.id}
              />
            )}
            {(address.screen === 'edit' || address.screen === 'full') && (
              <FormScreen
                key={path}
                area={area}
                resource={address.resource}
                id={address.id}
                isFull={address.screen === 'full'}
                userId={session.user.id}
                below={Below && <Below id={address.id} />}
              />
            )}
            {address.screen === 'history' && (
              <Suspense fallback={<Text role="status">{historyTexts.loading}</Text>}>
                <HistoryScreen key={path} area={area} resource={address.resource} id={address.id} />
              </Suspense>
            )}
          </Shell>
        </Unsaved>
      </CurrentArea>
    </MantineProvider>
  )
}

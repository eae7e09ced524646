import { useCallback } from 'react'
import type { ItemOf } from '../../contract/item.ts'
import { api } from '../../contract/paths.ts'
import { call } from './calls.ts'
import { type LoadState, useLoad } from './ui/useLoad.ts'

/** The organisation's time zone, in which the administration reads and writes moments. */

let known: Promise<string> | undefined

/** Reads it from the settings at the next use, because somebody may have changed it. */
export function forgetZone(): void {
  known = undefined
}

function readZone(): Promise<string> {
  known ??= call<Pick<ItemOf<'ajustes'>, 'zona_horaria'>>(api.adminAjustes).then(
    ({ data }) => data.zona_horaria,
    (error: unknown) => {
      forgetZone()
      throw error
    },
  )
  return known
}

/** Loads the zone once for all moments on the screen. */
export const useZone = (): LoadState<string> => useLoad(useCallback(readZone, []))

/** Returns a moment for people: `24 dic 2026, 6:30 p.m.`. */
export const momentText = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(moment),
  )

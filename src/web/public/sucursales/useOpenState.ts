import { useSyncExternalStore } from 'react'
import { type OpeningTimes, type OpenState, openState } from '../../../contract/values/openState.ts'

/** A branch's opening times as its public answer has them. */
export type PublicTimes = Omit<OpeningTimes, 'zona'> & { readonly zona: string | null }

/**
 * Returns whether a branch is open in this minute, and again in each minute that follows. Null on the server, whose pages
 * are kept, and until the page is hydrated; and for a branch about which there is nothing to say.
 */
export function useOpenState(times: PublicTimes): OpenState | null {
  const minute = useSyncExternalStore(onMinute, thisMinute, unknown)
  const { zona } = times
  return minute === null || zona === null ? null : openState({ ...times, zona }, new Date(minute))
}

/** Whether there is something to say about a branch, at least at times. */
export const hasTimes = ({ horario, cerrado_hasta }: PublicTimes): boolean =>
  horario !== null || cerrado_hasta !== null

const MINUTE = 60_000
const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE
const unknown = () => null

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for all cards. A page that comes back from the background is up to date at once. */
function onMinute(changed: () => void): () => void {
  if (waiting.size === 0) {
    document.addEventListener('visibilitychange', tell)
    wait()
  }
  waiting.add(changed)
  return () => {
    waiting.delete(changed)
    if (waiting.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(tell, thisMinute() + MINUTE - Date.now())
}

function tell(): void {
  for (const changed of waiting) changed()
  wait()
}

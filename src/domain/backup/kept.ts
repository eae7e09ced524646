import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../time.ts'

/** Decides which nightly backups stay: the last of each of seven days and of each of four weeks. */

const DAYS = 7
const WEEKS = 4
const NAME = /^zocalo-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

const UNTRIED = '.sin-verificar'
export const SCRATCH = '.prueba-'
const LEFTOVER = /^(zocalo-\d[\dTZ-]*\.tar\.sin-verificar(\.parcial)?|\.prueba-.*)$/

/** The path of a backup until it has been tried out. */
export const untried = (path: string): string => path + UNTRIED

/** The name of a nightly backup contains its start. */
export const backupName = (at: Date): string => `zocalo-${stampOf(at)}.tar`

/** The name of a backup that a person ordered. The nightly cleanup never removes it, not even while it is written. */
export const manualName = (at: Date): string => `zocalo-manual-${stampOf(at)}.tar`

const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Removes the old backups of a folder and returns their names. Leaves other files alone. */
export async function prune(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  const kept = namesToKeep(names)
  const old = names.filter((name) => !kept.has(name))
  for (const name of old) await rm(join(folder, name))
  return old
}

/** Removes what a killed process or a failed trial has left in a folder. */
export async function clearLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (LEFTOVER.test(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Counts only days and weeks that have a backup, so that a long pause removes none. */
export function namesToKeep(names: readonly string[]): Set<string> {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  return new Set([...firstOfEach(newestFirst, dayOf, DAYS), ...firstOfEach(newestFirst, weekOf, WEEKS)])
}

function firstOfEach(names: readonly string[], period: (name: string) => string, most: number): string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(period(name))) first.set(period(name), name)
  return [...first.values()].slice(0, most)
}

const dayOf = (name: string): string => NAME.exec(name)?.[1] ?? ''

/** The date of its Monday. */
function weekOf(name: string): string {
  const day = new Date(dayOf(name))
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * DAY).toISOString().slice(0, 10)
}

import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'
import type { DatabaseKind } from './world.ts'

/** Where transactions begin and end, and how a node looks by itself whether another process wrote. */
const NO_MATTER = /^(begin|commit|pragma data_version)\b/i

/** What a database is asked while something runs: the statements that reach its driver. */
export async function statementsOf(kind: DatabaseKind, run: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const note = (sql: unknown) => {
    if (typeof sql === 'string' && !NO_MATTER.test(sql)) asked.push(sql)
  }
  const spies = kind === 'sqlite' ? sqliteSpies(note) : [postgresSpy(note)]
  try {
    await run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return asked
}

const sqliteSpies = (note: (sql: unknown) => void) =>
  (['all', 'run', 'iterate'] as const).map((name) => {
    const original = StatementSync.prototype[name]
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function (
      this: StatementSync,
      ...given
    ) {
      note(this.sourceSQL)
      return Reflect.apply(original, this, given)
    })
  })

function postgresSpy(note: (sql: unknown) => void) {
  const original = pg.Client.prototype.query
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    note(given[0])
    return Reflect.apply(original, this, given)
  })
}

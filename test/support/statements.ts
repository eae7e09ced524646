import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'
import type { DatabaseKind } from './world.ts'

/** Statements that do not count: transaction borders, and SQLite's check for writes of other processes. */
const NO_MATTER = /^(begin|commit|pragma data_version)\b/i

/** Returns the statements that reach the database's driver during a call. */
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

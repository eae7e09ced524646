import { isLocal, utcOf } from '../../../contract/values/zone.ts'
import type { StoredKind } from './stored.ts'

/** A local time is read in the organisation's zone. What is stored stays the same moment when the zone changes. */
export const storedMomento = {
  complete: async ({ database: { db } }, text) => {
    if (!isLocal(text)) return text
    const { zona_horaria } = await db
      .selectFrom('ajustes')
      .select('zona_horaria')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return utcOf(text, zona_horaria)
  },
} satisfies StoredKind

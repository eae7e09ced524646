import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { DRAFT_DAYS } from '../../contract/drafts.ts'
import { isHtml } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { imageFilePaths } from '../files/images.ts'
import { loosen } from '../files/store/ledger.ts'
import { DAY, isoAgo, isoNow } from '../time.ts'
import { picturesIn, TEXT_FOLDER } from './richText.ts'

/** Gives up the pictures that no text, present or former, has shown for the life of a draft. Until then somebody may save one. */

type Needs = Pick<Context, 'database' | 'clock'>

/** A text may have half a megabyte. */
const READ_AT_ONCE = 20

/**
 * Notes which pictures no text shows, and gives up those with a note older than DRAFT_DAYS. Returns how many. Yields
 * after every step, because SQLite reads in this thread.
 */
export async function sweepTextPictures(ctx: Needs): Promise<number> {
  const { db } = ctx.database
  const now = isoNow(ctx)
  const before = isoAgo(ctx, DRAFT_DAYS * DAY)
  const pictures = await db.selectFrom('text_picture').select(['name', 'unused_since']).execute()
  if (pictures.length === 0) return 0
  const shown = await shownPictures(db)
  const due = pictures.filter(({ name, unused_since }) =>
    shown.has(name) ? unused_since !== null : unused_since === null || unused_since <= before,
  )
  let givenUp = 0
  for (const { name, unused_since } of due) {
    if (shown.has(name)) await noteUnused(db, name, null)
    else if (unused_since === null) await noteUnused(db, name, now)
    else if (await giveUp(ctx, name, before)) givenUp++
    await setImmediate()
  }
  return givenUp
}

async function shownPictures(db: Db): Promise<Set<string>> {
  const shown = new Set<string>()
  const resources: readonly Resource[] = Object.values(collections)
  for (const { name, fields } of resources)
    for (const [field, described] of Object.entries(fields))
      if (isHtml(described))
        for await (const html of textsWithPictures(db, name, field))
          for (const picture of picturesIn(html)) shown.add(picture)
  for (const table of HOLDING)
    for await (const html of heldTexts(db, table)) for (const picture of picturesIn(html)) shown.add(picture)
  return shown
}

/** Tables whose values say what they hold: those that versions replaced, and those that wait for approval. */
const HOLDING = ['replaced_value', 'proposed_value'] as const

/** Reads the texts with pictures of such a table. */
async function* heldTexts(db: Db, table: (typeof HOLDING)[number]): AsyncGenerator<string> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'value'])
      .where('holds', '=', 'pictures')
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    for (const { value } of rows) yield String(JSON.parse(value))
    last = rows.at(-1)?.id
    await setImmediate()
  }
}

/** Reads every record in steps of the same size, so that each step is short even if few records have pictures. */
async function* textsWithPictures(db: Db, table: string, field: string): AsyncGenerator<string> {
  const text = sql.ref(field)
  const own = `%/img/${TEXT_FOLDER}/%`
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { rows } = await sql<{ id: number; html: string | null }>`
      select id, case when ${text} like ${own} then ${text} end as html from ${sql.table(table)}
      where id > ${last} order by id limit ${READ_AT_ONCE}`.execute(db)
    for (const { html } of rows) if (html !== null) yield html
    last = rows.at(-1)?.id
    await setImmediate()
  }
}

const noteUnused = (db: Db, name: string, unused_since: string | null) =>
  db.updateTable('text_picture').set({ unused_since }).where('name', '=', name).execute()

/**
 * Returns whether the picture was given up. A text that was saved since the texts were read has removed the note. A
 * text that is being saved now restores the picture (`noteShown`), so its files stay until the next sweep of loose
 * ones.
 */
async function giveUp(ctx: Needs, name: string, before: string): Promise<boolean> {
  return ctx.database.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('text_picture')
      .where('name', '=', name)
      .where('unused_since', '<=', before)
      .executeTakeFirst()
    const gone = numDeletedRows > 0n
    if (gone) await loosen(tx, imageFilePaths(TEXT_FOLDER, name), isoNow(ctx))
    return gone
  })
}

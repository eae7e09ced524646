import type { CollectionName } from '../../contract/resources/index.ts'
import type { Permit } from '../access.ts'
import { noteChanged } from '../changes/changedTags.ts'
import { changing } from '../changes/contentVersion.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { discard, keep, stage } from '../files/store/ledger.ts'
import { noteShown, rememberPictures } from '../texts/textPictures.ts'
import { isoNow } from '../time.ts'
import { type RecordChange, recordChange } from './history/entries.ts'
import type { Prepared } from './input.ts'

/** A write, its entry in the history, and what it changes for visitors. */
export interface Work<T> {
  readonly run: (tx: Tx) => Promise<T>
  readonly change: (done: T) => RecordChange | null
  /** The tags of what changed for visitors. */
  readonly changed: (done: T) => string[]
}

/** What a write without values and files has prepared. */
export const nothing: Prepared = { values: {}, files: [], pictures: [], kept: [] }

/** Stores the files of a write and runs it in one transaction. Returns what `run` did, and the id of the entry. */
export async function write<T>(
  ctx: Context,
  name: CollectionName,
  permit: Permit,
  prepared: Prepared,
  { run, change, changed }: Work<T>,
): Promise<{ done: T; entry: number | null }> {
  const staged = await stage(ctx, prepared.files)
  try {
    return await changing(ctx, name, async (tx) => {
      const done = await run(tx)
      noteChanged(changed(done))
      await keep(tx, staged)
      await rememberPictures(tx, prepared.pictures, isoNow(ctx))
      await noteShown(tx, prepared.values, isoNow(ctx))
      const made = change(done)
      const entry = made && (await recordChange(tx, permit, name, made, isoNow(ctx)))
      return { done, entry }
    })
  } catch (error) {
    discard(ctx, staged)
    throw error
  }
}

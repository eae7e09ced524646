import { DRAFT_DAYS } from '../../../contract/drafts.ts'
import { logFailure } from '../../log.ts'
import { apart, together } from './draftFiles.ts'
import type { FormDraft } from './types.ts'

/**
 * Drafts of unsaved forms, kept in this browser: they survive a reload, a crash and the end of a session. Values are in
 * localStorage, which writes synchronously, even as the page closes; chosen files are in IndexedDB.
 */

const PREFIX = 'zocalo-borrador/'
const STORE = 'files'
const LIFE_MS = DRAFT_DAYS * 24 * 3_600_000

export async function readDraft(key: string): Promise<FormDraft | null> {
  const text = localStorage.getItem(PREFIX + key)
  if (text === null) return null
  const draft: FormDraft = JSON.parse(text)
  return { ...draft, values: together(draft.values, await readFiles(key)) }
}

/** A browser that cannot store files, or lost them, still returns the texts. */
async function readFiles(key: string): Promise<Readonly<Record<string, File>>> {
  try {
    return (await inFiles('readonly', (store) => store.get(key))) ?? {}
  } catch (error) {
    logFailure('No se pudieron leer los archivos del borrador:', error)
    return {}
  }
}

/** Throws when the browser's storage is full. */
export async function writeDraft(key: string, draft: FormDraft): Promise<void> {
  const { texts, files } = apart(draft.values)
  localStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, values: texts }))
  await writeFiles(key, files)
}

export async function removeDraft(key: string): Promise<void> {
  localStorage.removeItem(PREFIX + key)
  await writeFiles(key, [])
}

/** The files of the last write, by key, so that typing in other fields does not write them again. */
const written = new Map<string, readonly File[]>()

async function writeFiles(key: string, entries: readonly [string, File][]): Promise<void> {
  const files = entries.map(([, file]) => file)
  const before = written.get(key)
  if (before?.length === files.length && files.every((file, index) => file === before[index])) return
  written.delete(key)
  if (files.length === 0) await inFiles('readwrite', (store) => store.delete(key))
  else await inFiles('readwrite', (store) => store.put(Object.fromEntries(entries), key))
  written.set(key, files)
}

/** Deletes drafts that are older than a month. */
export async function forgetOldDrafts(now: number): Promise<void> {
  for (const key of draftKeys()) {
    const draft: FormDraft = JSON.parse(localStorage.getItem(PREFIX + key) ?? '{"savedAt":0}')
    if (draft.savedAt < now - LIFE_MS) await removeDraft(key)
  }
}

/** Deletes this person's drafts, whose keys end in the person's id. Throws when files could not be deleted. */
export async function forgetDraftsOf(userId: number): Promise<void> {
  await Promise.all(draftKeys().map((key) => key.endsWith(`/${userId}`) && removeDraft(key)))
}

const draftKeys = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= connect().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

const connect = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('zocalo-panel', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inFiles<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

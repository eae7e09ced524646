import type { Values } from './values.ts'

/** Forms that were not saved yet, kept in this browser: they outlive a reload, a crash and a session. */

export interface Draft {
  readonly values: Values
  /** What the record held when the form was opened, and its version then. */
  readonly base: Values
  readonly etag: string | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

const STORE = 'drafts'
const LIFE_MS = 30 * 24 * 3_600_000

export const readDraft = (key: string): Promise<Draft | undefined> =>
  inStore('readonly', (store) => store.get(key))

export async function writeDraft(key: string, draft: Draft): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, key))
}

export async function removeDraft(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/** Throws away what nobody came back to for a month. */
export async function forgetOldDrafts(now: number): Promise<void> {
  const keys = await inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys())
  for (const key of keys) {
    const draft = await readDraft(String(key))
    if (draft && draft.savedAt < now - LIFE_MS) await removeDraft(String(key))
  }
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('zocalo-panel', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    // The page may be going: what has been asked for is committed without waiting for an answer.
    transaction.commit()
  })
}

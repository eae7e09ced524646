import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startS3 } from '../../../../test/support/s3.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'
import { type FileStore, readWhole } from './store.ts'

const kinds = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-files-'))
    return { store: await diskStore(folder, true), close: () => rm(folder, { recursive: true }) }
  },
  s3: async () => {
    const { target, close } = await startS3()
    return { store: s3Store(target), close }
  },
}

describe.each(Object.entries(kinds))('a file store on %s', (_kind, open) => {
  let store: FileStore
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ store, close } = await open())
  })
  afterAll(() => close())

  const path = 'img/empresa/400/ab12-400x300.webp'
  const bytes = Buffer.from('La plaza, los portales y el quiosco.')

  test('returns what it stored', async () => {
    await store.put(path, bytes)
    expect(await readWhole(store, path)).toEqual(bytes)
    expect(await store.size(path)).toBe(bytes.length)
  })

  test('returns a range, and the size of the whole', async () => {
    const part = await store.read(path, { start: 3, end: 7 })
    expect(part?.size).toBe(bytes.length)
    expect(Buffer.concat((await part?.stream.toArray()) ?? []).toString()).toBe('plaza')
  })

  test('stores large and empty files', async () => {
    const large = Buffer.alloc(5_000_000, 'zócalo ')
    await store.put('storage/grande.pdf', large)
    expect((await readWhole(store, 'storage/grande.pdf'))?.equals(large)).toBe(true)
    await store.put('storage/nada.pdf', Buffer.alloc(0))
    expect(await readWhole(store, 'storage/nada.pdf')).toEqual(Buffer.alloc(0))
  })

  test('replaces a file by a newer one', async () => {
    await store.put(path, Buffer.from('otra'))
    expect((await readWhole(store, path))?.toString()).toBe('otra')
  })

  test('returns null for a missing file, also below a file', async () => {
    expect(await store.read('img/empresa/nada.webp')).toBeNull()
    expect(await store.size('img/empresa/nada.webp')).toBeNull()
    expect(await store.size(`${path}/nada`)).toBeNull()
  })

  test('reads a file to its end, or as missing, while it is removed', async () => {
    const large = Buffer.alloc(3_000_000, 'zócalo ')
    for (let turn = 0; turn < 20; turn++) {
      await store.put('storage/efimero.pdf', large)
      const reading = Promise.all(
        Array.from({ length: 8 }, async (_, reader) => {
          for (let wait = 0; wait < reader; wait++) await new Promise((next) => setImmediate(next))
          return readWhole(store, 'storage/efimero.pdf')
        }),
      )
      await store.remove('storage/efimero.pdf')
      for (const read of await reading) expect(read === null || read.equals(large)).toBe(true)
    }
  })

  test('removes a file, and ignores a missing one', async () => {
    await store.remove(path)
    await store.remove(path)
    expect(await store.read(path)).toBeNull()
  })

  test('reports that it accepts files', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})

test('an S3 store that does not answer, or refuses access, fails its check', async () => {
  const { target, close } = await startS3()
  const stranger = s3Store({ ...target, accessKeyId: 'NADIE' })
  await expect(stranger.put('img/a', Buffer.from('a'))).rejects.toThrow('403')
  await close()
  await expect(s3Store(target).check()).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(['breaks off', 'stops'])('an S3 answer that %s in its middle is an error', async (how) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('medio')
    if (how === 'breaks off') setImmediate(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const keys = { accessKeyId: 'A', secretAccessKey: 'B' }
  const store = s3Store({ bucket: 'b', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...keys })
  const file = await store.read('img/a')
  const begun = once(file?.stream ?? server, 'readable')
  const whole = file?.stream.toArray()
  const refused = expect(whole).rejects.toMatchObject({ code: 'unavailable' })
  await begun
  if (how === 'stops') await vi.advanceTimersByTimeAsync(15_000)
  await refused
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
})

test('a command leaves the server’s incomplete files alone; the next start removes leftovers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-files-'))
  await diskStore(folder, true)
  const draft = join(folder, '.tmp', 'a-medias')
  await writeFile(draft, 'la mitad')
  await diskStore(folder, false)
  expect(existsSync(draft)).toBe(true)
  await diskStore(folder, true)
  expect(existsSync(draft)).toBe(false)
  await rm(folder, { recursive: true })
})

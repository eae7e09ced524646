import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { API } from '../src/contract/paths.ts'
import { imageFilePaths } from '../src/domain/files/images.ts'
import { pdfFilePath } from '../src/domain/files/pdfs.ts'
import { createProduct } from '../src/product.ts'
import { historyIn } from './support/history.ts'
import { createLedger, type State } from './support/ledger.ts'
import { type Running, startProcess } from './support/process.ts'
import { dataUrl, pdf, photo } from './support/samples.ts'
import { DATABASES, freshDatabase, PASSWORD } from './support/world.ts'

const KILLS = 25
const WRITERS = 4
/** The kill happens within this many writes, at any point of one. */
const MOST_WRITES = 12
const WITHIN_MS = 120

const KINDS = {
  post: { title: 'name', order: 'order', file: 'image', upload: 'urlfoto' },
  catalogo: { title: 'titulo', order: 'orden', file: 'archivo', upload: 'archivo' },
} as const
type Kind = keyof typeof KINDS

/** Repeatable choices: the seed is in the test's name. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)

describe.concurrent(`kill -9 in a stream of writes with uploads (KILL_SEED=${SEED})`, () => {
  test.each(DATABASES)(
    `loses no acknowledged write and leaves no stray file: ${KILLS} times on %s`,
    { timeout: 300_000 },
    async (database) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'zocalo-kill-'))
      const { target, drop } = await freshDatabase(database, dataDir)
      const env = {
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: PASSWORD,
        ...(target.kind === 'postgres' && { DATABASE_URL: target.url }),
      }
      const uploads = {
        post: await Promise.all(
          [500, 420, 300].map(async (w) => dataUrl('image/jpeg', await photo(w, w / 2))),
        ),
        catalogo: await Promise.all(
          ['Uno', 'Dos'].map(async (t) => dataUrl('application/pdf', await pdf([t]))),
        ),
      }
      const ledgers = { post: createLedger(), catalogo: createLedger() }
      const choose = random(SEED)
      let written = 0

      const writer = async (running: Running, token: string, number: number, round: number) => {
        for (let step = 0; ; step++) {
          const kind: Kind = number % 2 ? 'catalogo' : 'post'
          const ledger = ledgers[kind]
          const own = ledger.standing().filter((name) => name.startsWith(`${number}-`))
          const dice = choose()
          const old = own[Math.floor(choose() * own.length)]
          const fresh = old === undefined || dice < 0.5
          const name = fresh ? `${number}-${round}-${step}` : old
          const removes = !fresh && dice > 0.8
          const order = Math.floor(choose() * 1_000_000)
          const file = uploads[kind][Math.floor(choose() * uploads[kind].length)] ?? ''
          const ask = api(running, token)
          await ledger.write(name, removes ? null : { order, file: null }, async () => {
            const id = fresh ? null : ids[kind].get(name)
            const body = {
              [KINDS[kind].title]: name,
              title: name,
              description: 'Para probar',
              [KINDS[kind].order]: order,
              [KINDS[kind].upload]: file,
            }
            const path = id ? `/admin/${kind}/${id}` : `/admin/${kind}`
            const item = await ask(removes ? 'DELETE' : id ? 'PUT' : 'POST', path, removes ? undefined : body)
            if (item) ids[kind].set(name, item.id)
            written++
            return item ? { order: item[KINDS[kind].order], file: item[KINDS[kind].file] } : null
          })
        }
      }
      const ids: Record<Kind, Map<string, number>> = { post: new Map(), catalogo: new Map() }

      /** Compares every record with what was acknowledged, and checks that all its files exist. */
      const examine = async (running: Running, token: string): Promise<Set<string>> => {
        const paths = new Set<string>()
        for (const kind of Object.keys(KINDS) as Kind[]) {
          const items = await everything(api(running, token), kind)
          const found = new Map<string, State>()
          for (const item of items) {
            const file: string = item[KINDS[kind].file]
            for (const path of imageFilePaths('catalogo', item.portada ?? '')) paths.add(path)
            found.set(item[KINDS[kind].title], { order: item[KINDS[kind].order], file })
            ids[kind].set(item[KINDS[kind].title], item.id)
            for (const path of kind === 'post' ? imageFilePaths('post', file) : [pdfFilePath(file)])
              paths.add(path)
          }
          expect(found.size, 'no record twice').toBe(items.length)
          expect(ledgers[kind].settle(found)).toEqual([])
        }
        const history = await historyIn(target, Object.keys(KINDS))
        expect(history.wrong, 'entries without their change, or changes without their entry').toEqual([])
        for (const path of history.paths) paths.add(path)
        const stored = await filesBelow(join(dataDir, 'files'))
        expect(
          [...paths].filter((path) => !stored.has(path)),
          'rows or history that name a missing file',
        ).toEqual([])
        return paths
      }

      /** The store has no file without a row, once no job is between a cover and its row. */
      const noStrays = (named: Set<string>, again: () => Promise<Set<string>>) =>
        vi.waitFor(
          async () => {
            const stored = await filesBelow(join(dataDir, 'files'))
            const later = await again()
            expect([...stored].filter((path) => !named.has(path) && !later.has(path))).toEqual([])
          },
          { timeout: 20_000, interval: 200 },
        )

      let token: string | undefined
      for (let round = 0; round <= KILLS; round++) {
        const running = await startProcess(env)
        token ??= await login(running)
        const held = token
        const paths = await examine(running, held)
        if (database === 'sqlite') await noStrays(paths, () => examine(running, held))
        if (round < KILLS) {
          const writers = Array.from({ length: WRITERS }, (_, number) =>
            writer(running, held, number, round).catch((error: unknown) => {
              if (!isCut(error)) throw error
            }),
          )
          const enough = written + Math.floor(choose() * MOST_WRITES)
          while (written < enough) await wait(2)
          await wait(choose() * WITHIN_MS)
          await running.kill()
          await Promise.all(writers)
        } else await running.kill()
      }
      expect(written, 'writes were acknowledged').toBeGreaterThan(KILLS * 2)

      // Where other nodes may be writing, a stray file is swept once it is older than any write.
      const later = await createProduct(
        { ...readConfig(env), logLevel: 'silent', dataDir, database: target },
        { site: false, clock: () => new Date(Date.now() + 3_600_000) },
      )
      await later.settle()
      await later.close()
      const last = await startProcess(env)
      await noStrays(await examine(last, held(token)), () => examine(last, held(token)))
      const catalogos = await everything(api(last, token), 'catalogo')
      expect(
        catalogos.filter(({ texto, portada }) => texto !== 'si' || portada === null),
        'the orders for jobs outlive the process',
      ).toEqual([])
      await last.kill()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  )
})

function held(token: string | undefined): string {
  if (token === undefined) throw new Error('nobody was logged in')
  return token
}

// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
type Ask = (method: string, path: string, body?: unknown) => Promise<any>

/** Returns the answer's JSON, or null. Throws for a refusal, and when the process dies meanwhile. */
const api =
  (running: Running, token?: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(running.url + API + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }

/** Whether the process was killed: fetch fails, or the answer is incomplete. */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated')

async function login(running: Running): Promise<string> {
  const { token } = await api(running)('POST', '/auth/login', {
    email: 'admin@example.com',
    password: PASSWORD,
  })
  return token
}

async function everything(ask: Ask, kind: Kind) {
  const items = []
  for (let page = 1; ; page++) {
    const some = await ask('GET', `/admin/${kind}?per_page=500&page=${page}`)
    items.push(...some)
    if (some.length < 500) return items
  }
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
}

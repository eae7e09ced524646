import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createProduct } from '../src/product.ts'
import { emptyPlace } from './support/places.ts'
import { runProcess, spawnProduct, startProcess } from './support/process.ts'

/** The demo of a new site, whose load may be interrupted at any moment. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-demo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One of the posts is published the day after. */
const ALL = {
  categoria: 12,
  caracteristica: 11,
  producto: 48,
  empresa: 60,
  slide: 5,
  post: 15,
  pagina: 4,
  catalogo: 8,
}
/** What waits for a decision, and what was removed. */
const HISTORY = { propuestas: 3, papelera: 1 }

test('the next start completes an interrupted load, without gaps or duplicates', async () => {
  const account = { email: 'demo@example.com', password: 'contraseña segura' }
  const env = { DATA_DIR: folder, DEMO: 'yes', ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const cutOff = spawnProduct(env)
  await expect.poll(() => branches(folder), { timeout: 120_000, interval: 20 }).toBeGreaterThan(9)
  cutOff.kill('SIGKILL')
  await once(cutOff, 'exit')
  expect(branches(folder)).toBeLessThan(ALL.empresa)

  const { url, kill } = await startProcess(env)
  const json = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).json()
  const post = (path: string, body: object) =>
    json(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { token } = await post(api.login, account)
  for (const [resource, count] of Object.entries({ ...ALL, ...HISTORY })) {
    const { headers } = await fetch(url + api.admin(resource), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([resource, headers.get('x-total-count')]).toEqual([resource, String(count)])
  }
  const pictures = [
    ...(await json(api.categorias)).map(({ urlfoto }: { urlfoto: string }) => `/img/categoria/${urlfoto}`),
    ...(await json(`${api.sucursales}?per_page=500`)).flatMap(picturesOf),
    ...(await json(api.catalogos)).map(({ archivo }: { archivo: string }) => `/storage/${archivo}`),
  ]
  for (const picture of pictures)
    expect([picture, (await fetch(new URL(picture, url))).status]).toEqual([picture, 200])
  const [found] = await post(api.catalogosSearch, { text: 'harina' })
  expect(found).toMatchObject({ pagina: expect.any(Number), extracto: expect.stringMatching(/harina/i) })
  await kill()
}, 240_000)

test('two nodes that start together load it once', async () => {
  const place = await emptyPlace('postgres')
  const { domain, close } = await createProduct(place.config, { site: false })
  const admin = await domain.admins.make('demo@example.com', 'contraseña segura')
  const load = () =>
    runProcess('src/commands/demo.ts', place.env, [String(admin.id), 'https://zocalo.example'])
  const done = { code: 0, out: [], err: [] }
  expect(await Promise.all([load(), load()])).toEqual([done, done])
  const actor = domain.systemActor(admin.id)
  for (const name of Object.keys(ALL) as (keyof typeof ALL)[]) {
    const permit = domain.permit(actor, name, 'list')
    const { total } = await domain.records[name].list(permit, { page: 1, perPage: 1 })
    expect([name, total]).toEqual([name, ALL[name]])
  }
  await close()
  await place.close()
}, 240_000)

/** The addresses of a branch's pictures. */
const picturesOf = ({ urlfoto, fotos }: { urlfoto: string; fotos: { foto: string }[] }): string[] =>
  [urlfoto, ...fotos.map(({ foto }) => foto)].map((name) => `/img/empresa/${name}`)

/** Counts the branches in a database that the product may still be creating. */
function branches(dataDir: string): number {
  const path = join(dataDir, 'zocalo.sqlite')
  if (!existsSync(path)) return 0
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const made = database.prepare("select 1 from sqlite_master where name = 'empresa'").get()
    return made ? Number(database.prepare('select count(*) as n from empresa').get()?.n) : 0
  } finally {
    database.close()
  }
}

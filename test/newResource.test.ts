import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api, imagePath, site } from '../src/contract/paths.ts'
import { type Copy, productWithOffers, touched } from './support/newResource.ts'
import { type Running, runProcess, startProcess } from './support/process.ts'
import { onePixel } from './support/samples.ts'
import { DATABASES, freshDatabase, PASSWORD } from './support/world.ts'

/** A resource costs what CONTRIBUTING.md says that it costs: its recipe is walked, and what comes out works. */

const LONG = 300_000
let copy: Copy
beforeAll(async () => {
  copy = await productWithOffers()
}, LONG)
afterAll(() => copy.close())

const recipe = /\n\*\*A resource\*\* \((\d+) files\)([\s\S]*?)\n\*\*/.exec(
  readFileSync('CONTRIBUTING.md', 'utf8'),
)

test('the recipe names every file that is touched, and no more than 12', () => {
  const [, count, text = ''] = recipe ?? []
  const named = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) =>
    path.replace('NNNN', '9999').replaceAll('<resource>', 'oferta'),
  )
  expect(named.sort()).toEqual(touched)
  expect(named.length).toBe(Number(count))
  expect(named.length).toBeLessThanOrEqual(12)
})

describe('the product with it', () => {
  test('has the right types, and is built', { timeout: LONG }, () => {
    for (const [tool, args] of [
      ['react-router', ['typegen']],
      ['tsc', []],
      ['react-router', ['build']],
    ] as const) {
      const { code, printed } = copy.run(tool, args)
      expect(code, printed).toBe(0)
    }
  })

  test('passes the tests that look at every resource', { timeout: LONG }, () => {
    const files = ['test/invariants', 'src/http/lists', 'src/domain/records/listPlans']
    const args = ['run', '--project', 'node', ...files, '-t', 'oferta']
    const { code, printed } = copy.run('vitest', args, { TEST_DATABASE_URL: inject('postgresUrl') })
    expect(code, printed).toBe(0)
  })

  test('has it in the administration', async () => {
    const { adminArea } = await import(join(copy.folder, 'src/web/panel/admin/area.ts'))
    const { screenPath, screenTitle } = await import(join(copy.folder, 'src/web/panel/area.ts'))
    const titleAt = (path: string) => screenTitle(adminArea, screenPath(adminArea, path))
    expect(['oferta', 'oferta/create', 'oferta/edit/1'].map(titleAt)).toEqual([
      'Ofertas',
      'Crear Oferta',
      'Editar Oferta',
    ])
  })
})

describe.each(DATABASES)('served on %s', (kind) => {
  const folders: string[] = []
  let running: Running
  let token = ''
  let drop = async () => {}
  let env: Record<string, string>

  const emptyFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-ofertas-'))
    folders.push(folder)
    return folder
  }
  const settings = (dataDir: string) => ({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD })

  beforeAll(async () => {
    const dataDir = await emptyFolder()
    const { target, drop: dropped } = await freshDatabase(kind, dataDir)
    drop = dropped
    env = { ...settings(dataDir), ...(target.kind === 'postgres' && { DATABASE_URL: target.url }) }
    running = await startProcess(env, copy.folder)
    token = await login(running)
  })
  afterAll(async () => {
    await running.kill()
    await drop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  /** Gives the status and the body: JSON, or text. */
  const ask = async (method: string, path: string, body?: object, { url } = running) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, body: json ? await answer.json() : await answer.text() }
  }
  const done = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const found = async (text: string, at = running) =>
    (await ask('POST', api.buscar, { text }, at)).body.ofertas.map(({ id }: { id: number }) => id)

  const ADMIN = api.admin('oferta')
  const itemAt = (id: number) => api.adminItem('oferta', id)
  let producto = { id: 0 }
  let oferta = { id: 0, slug: '', imagen: '' }

  test('it is made with a slug, a picture and what it points to', async () => {
    producto = await done('POST', api.admin('producto'), {
      ...{ name: 'Concha', title: 'De vainilla', description: 'Pan dulce', price: 12.5 },
    })
    oferta = await done('POST', ADMIN, {
      ...{ nombre: 'Martes de pan', descripcion: 'Dos por uno', producto_id: producto.id, urlfoto: onePixel },
    })
    expect(oferta).toMatchObject({
      slug: 'martes-de-pan',
      vigente: true,
      producto: { id: producto.id, name: 'Concha', slug: 'concha' },
    })
    expect((await ask('GET', imagePath('oferta', oferta.imagen))).status).toBe(200)
    expect(await done('GET', itemAt(oferta.id))).toEqual(oferta)
  })

  test('what is wrong is refused, field by field', async () => {
    const wrong = { producto_id: 999, vigente: 'quizá', urlfoto: 'data:image/png;base64,AAAA' }
    const { status, body } = await ask('POST', ADMIN, wrong)
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      ['descripcion', 'nombre', 'urlfoto', 'vigente'],
    ])
    const gone = await ask('PUT', itemAt(oferta.id), { producto_id: 999 })
    expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ['producto_id']])
    expect((await ask('PUT', itemAt(999), { orden: 1 })).status).toBe(404)
  })

  test('it is listed, filtered, ordered, counted, changed and removed', async () => {
    const other = await done('POST', ADMIN, { nombre: 'Feria', descripcion: 'Todo el mes', orden: 1 })
    const names = async (query: string) =>
      (await done('GET', ADMIN + query)).map(({ nombre }: { nombre: string }) => nombre)
    expect(await names('?sort=-producto_id')).toEqual(['Martes de pan', 'Feria'])
    expect(await names(`?producto_id=${producto.id}`)).toEqual(['Martes de pan'])
    expect(await names('?q=feria')).toEqual(['Feria'])
    await done('PUT', api.adminOrder('oferta'), { ids: [other.id, oferta.id] })
    expect(await names('')).toEqual(['Feria', 'Martes de pan'])
    expect(await done('PUT', itemAt(other.id), { vigente: false })).toMatchObject({ vigente: false })
    expect(await names('?vigente=0')).toEqual(['Feria'])
    expect((await done('GET', api.adminOverview)).counts.oferta).toBe(2)
    await done('DELETE', itemAt(other.id))
    expect(await names('')).toEqual(['Martes de pan'])
  })

  test('the API’s document has it', async () => {
    const { paths, components } = await done('GET', api.openapi)
    expect(Object.keys(paths[ADMIN])).toEqual(['get', 'post'])
    expect(Object.keys(paths[`${ADMIN}/{id}`]).sort()).toEqual(['delete', 'get', 'post', 'put'])
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Oferta', 'OfertaNuevo', 'OfertaHallada', 'ProductoRef']),
    )
    expect(Object.keys(paths).filter((path) => path.includes('/public/ofertas'))).toEqual([
      '/api/v1/public/ofertas',
      '/api/v1/public/ofertas/{slug}',
    ])
  })

  test('visitors see it while it holds: in lists, on its page, in the sitemap and in the search', async () => {
    const page = site.producto(oferta.slug).replace('productos', 'ofertas')
    const shown = async () => [
      (await done('GET', '/api/v1/public/ofertas')).length,
      (await ask('GET', `/api/v1${page.replace('/ofertas', '/public/ofertas')}`)).status,
      (await ask('GET', page)).status,
      (await done('GET', '/ofertas')).includes('Martes de pan'),
      (await done('GET', '/sitemap/oferta-0.xml')).includes(`${page}</loc>`),
      await found('martes'),
      (await done('GET', `${site.buscar}?q=martes`)).includes('Martes de pan'),
    ]
    expect(await done('GET', page)).toContain('Concha')
    expect(await done('GET', '/sitemap.xml')).toContain('/sitemap/oferta-0.xml')
    expect(await done('GET', '/sitemap/sitio.xml')).toContain('/ofertas</loc>')
    expect(await shown()).toEqual([1, 200, 200, true, true, [oferta.id], true])
    await done('PUT', itemAt(oferta.id), { vigente: false })
    expect(await shown()).toEqual([0, 404, 404, false, false, [], false])
    await done('PUT', itemAt(oferta.id), { vigente: true })
    expect(await shown()).toEqual([1, 200, 200, true, true, [oferta.id], true])
  })

  test('it is found by what it points to, whose change shows', async () => {
    expect(await found('concha')).toEqual([oferta.id])
    await done('PUT', api.adminItem('producto', producto.id), { name: 'Chilindrina' })
    expect([await found('concha'), await found('chilindrina')]).toEqual([[], [oferta.id]])
    expect(await done('GET', '/ofertas/martes-de-pan')).toContain('Chilindrina')
  })

  test('the log tells of it', async () => {
    const log = await done('GET', `${api.adminActivity}?per_page=500`)
    const own = log.filter(({ collection }: { collection: string }) => collection === 'oferta')
    expect(own.at(-1)).toMatchObject({ action: 'create', title: 'Martes de pan', record_id: oferta.id })
    expect(own[0]).toMatchObject({ action: 'update', fields: ['vigente'] })
  })

  test('a backup keeps it', { timeout: LONG }, async () => {
    const path = join(await emptyFolder(), 'respaldo.tar')
    const there = settings(await emptyFolder())
    const options = { folder: copy.folder }
    expect((await runProcess('src/commands/backup.ts', env, ['--to', path], options)).err).toEqual([])
    expect((await runProcess('src/commands/restore.ts', there, [path], options)).err).toEqual([])
    const restored = await startProcess(there, copy.folder)
    const item = await ask('GET', `/api/v1/public/ofertas/${oferta.slug}`, undefined, restored)
    expect(item.body).toMatchObject({ id: oferta.id, producto: { name: 'Chilindrina' } })
    const picture = await ask('GET', imagePath('oferta', oferta.imagen), undefined, restored)
    expect([picture.status, await found('martes', restored)]).toEqual([200, [oferta.id]])
    await restored.kill()
  })
})

async function login({ url }: Running): Promise<string> {
  const answer = await fetch(url + api.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: PASSWORD }),
  })
  const { token } = await answer.json()
  return token
}

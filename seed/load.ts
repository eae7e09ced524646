import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { localOf } from '../src/contract/values/zone.ts'
import { type Actor, actingBy, type Domain, type FileChange, networkOf } from '../src/domain/index.ts'
import { caracteristicas } from './caracteristicas.ts'
import { catalogos } from './catalogos.ts'
import { categorias } from './categorias.ts'
import { empresas } from './empresas.ts'
import { camposDe, claveDe, fotosDe } from './fichas.ts'
import { type DemoFile, fileOf } from './files.ts'
import { loadHistory } from './loadHistory.ts'
import { organizacion } from './organizacion.ts'
import { paginas } from './paginas.ts'
import { posts } from './posts.ts'
import { productos } from './productos.ts'
import { slides } from './slides.ts'
import { usuarios } from './usuarios.ts'

/** How many pictures are encoded at a time: as many as keep two cores busy. */
const AT_ONCE = 3

/**
 * Loads the demo into a new site through the domain, with the same validation as people's input. It leaves existing
 * records unchanged, so that a second run completes an interrupted one. `site` is the site's address, without a slash
 * at its end.
 */
export async function loadDemo(domain: Domain, adminId: number, site: string): Promise<void> {
  const admin = domain.systemActor(adminId)
  const { records } = domain
  const once = await loader(domain, admin)

  const { item: settings } = await records.ajustes.update(
    domain.permit(admin, 'ajustes', 'update'),
    1,
    { values: organizacion, files: {} },
    null,
  )
  const today = localOf(new Date().toISOString(), settings.zona_horaria).slice(0, 10)

  const categoriaIds = new Map<string, number>()
  const idOf = (clave: string): number => {
    const id = categoriaIds.get(clave)
    if (id === undefined) throw new Error(`the demo has no category ${clave}`)
    return id
  }
  await inParallel(categorias, async ({ clave, giro: _, ...values }) => {
    const id = await once('categoria', values.nombre, async () => ({
      values,
      files: { urlfoto: await file('categoria', values.nombre) },
    }))
    categoriaIds.set(clave, id)
  })
  for (const { clave: _, ...one } of caracteristicas) {
    const categoriasOfIt = 'categorias' in one ? one.categorias.map(idOf) : []
    const values = { ...one, categorias: categoriasOfIt }
    await once('caracteristica', one.nombre, async () => ({ values, files: {} }))
  }

  await inParallel(slides, ({ scene: _, link, ...values }) =>
    once('slide', values.frase, async () => ({
      values: { ...values, link: link && `${site}${link}` },
      files: { imagen: await file('slide', values.frase) },
    })),
  )
  await inParallel(productos, ({ categoria, thing: _, ...values }) =>
    once('producto', values.name, async () => ({
      values: { ...values, categoria_id: idOf(categoria) },
      files: { image: await file('producto', values.name) },
    })),
  )
  const owners = await addUsers(domain, admin)
  const ownerOf = (branch: string) => {
    const dueno = empresas.find(({ nombre }) => nombre === branch)?.dueno ?? null
    return dueno === null ? admin : (owners[dueno] ?? admin)
  }
  await inParallel(empresas, async (empresa) => {
    const { categoria, dueno: _, publicado, ...values } = empresa
    const owner = ownerOf(values.nombre)
    const fotos = fotosDe(values.nombre)
    const make = async () => ({
      values: {
        ...values,
        ...camposDe(empresa, today, idOf),
        clave: claveDe(empresa),
        publicado,
        categoria_id: idOf(categoria),
        fotos: fotos.map(({ alt }) => ({ foto: '', alt })),
      },
      files: {
        urlfoto: await file('empresa', values.nombre),
        ...Object.fromEntries(
          await Promise.all(fotos.map(async ({ key }, at) => [`fotos.${at}`, await file('foto', key)])),
        ),
      },
    })
    const id = await once('empresa', values.nombre, make, owner)
    if (owner === admin) return
    const state = { values: { publicado, clave: claveDe(empresa) }, files: {} }
    await records.empresa.update(domain.permit(admin, 'empresa', 'full'), id, state, null, { action: 'full' })
  })
  await inParallel(posts, ({ theme: _, ...values }) =>
    once('post', values.name, async () => ({
      values,
      files: { image: await file('post', values.name) },
      at: daysAgo(3 + (values.order - 1) * DAYS_BETWEEN_POSTS),
    })),
  )
  await inParallel(paginas, ({ theme: _, ...values }) =>
    once('pagina', values.name, async () => ({
      values,
      files: { image: await file('pagina', values.name) },
    })),
  )
  for (const values of catalogos)
    await once('catalogo', values.titulo, async () => ({
      values,
      files: { archivo: await file('catalogo', values.titulo) },
    }))
  const ids = await knownIds(domain, admin)
  await loadHistory(domain, { admin, ownerOf }, (kind, key) => {
    const id = ids.get(`${kind} ${key}`)
    if (id === undefined) throw new Error(`the demo has no ${kind} ${key}`)
    return id
  })
}

/** The field that identifies a record of the demo. */
const KEYS = {
  categoria: 'nombre',
  caracteristica: 'nombre',
  producto: 'name',
  empresa: 'nombre',
  slide: 'frase',
  post: 'name',
  pagina: 'name',
  catalogo: 'titulo',
} as const

type Created = keyof typeof KEYS
type Draft = { values: Record<string, unknown>; files: Record<string, FileChange>; at?: string }

/** Returns the ids of all records, by their kind and name: `post Mesa de café`. */
async function knownIds(domain: Domain, admin: Actor): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (const name of Object.keys(KEYS) as Created[]) {
    const query = { page: 1, perPage: 500 }
    const { items } = await domain.records[name].list(domain.permit(admin, name, 'list'), query)
    for (const item of items) known.set(`${name} ${Reflect.get(item, KEYS[name])}`, item.id)
  }
  return known
}

/** Returns a function that creates a record, unless one with that name exists, and returns its id. */
async function loader(domain: Domain, admin: Actor) {
  const known = await knownIds(domain, admin)
  return async (name: Created, key: string, make: () => Promise<Draft>, by: Actor = admin) => {
    const id = known.get(`${name} ${key}`)
    if (id !== undefined) return id
    const { at, ...input } = await make()
    const permit = actingBy(domain.permit(by, name, 'create'), { origen: by === admin ? 'panel' : 'cliente' })
    const { item } = await domain.records[name].create(permit, input, { at })
    return item.id
  }
}

const DAY_MS = 24 * 3600 * 1000
/** A blog with a post every other week. */
const DAYS_BETWEEN_POSTS = 12

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

const file = async (kind: DemoFile, key: string): Promise<FileChange> => ({
  put: await readFile(fileOf(kind, key)),
})

/**
 * Adds the demo's clients and returns them as actors. Nobody knows their passwords; an administrator can set new ones.
 */
async function addUsers(domain: Domain, admin: Actor): Promise<Actor[]> {
  const actors: Actor[] = []
  for (const { aprobado, ...user } of usuarios) {
    const find = async () => {
      const query = { page: 1, perPage: 1, q: user.email }
      return (await domain.records.user.list(domain.permit(admin, 'user', 'list'), query)).items[0]
    }
    const before = await find()
    if (!before)
      await domain.session.register({ ...user, password: randomBytes(24).toString('hex') }, networkOf(''))
    const found = before ?? (await find())
    if (!found) throw new Error(`${user.email} was not registered`)
    const state = { values: { aprobado }, files: {} }
    await domain.records.user.update(domain.permit(admin, 'user', 'update'), found.id, state, null)
    actors.push(domain.systemActor(found.id, 'cliente'))
  }
  return actors
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

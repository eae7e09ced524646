import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { type Actor, type Domain, type FileChange, networkOf } from '../src/domain/index.ts'
import { categoryCover, scene, skyline, stillLife, storefront } from './art/index.ts'
import { catalogos } from './catalogos/index.ts'
import { renderCatalogo } from './catalogos/render.ts'
import { categorias } from './categorias.ts'
import { empresas } from './empresas.ts'
import { organizacion } from './organizacion.ts'
import { paginas } from './paginas.ts'
import { posts } from './posts.ts'
import { productos } from './productos.ts'
import { slides } from './slides.ts'
import { usuarios } from './usuarios.ts'

/** Pictures are drawn and encoded side by side, as many as keep two cores busy. */
const AT_ONCE = 3

/**
 * Puts the demo into a new site, through the domain: the same validation as people's input. What is there already
 * stays as it is, so a load that was cut off is completed by the next one. `site` is the site's address, without a
 * slash at its end.
 */
export async function loadDemo(domain: Domain, adminId: number, site: string): Promise<void> {
  const admin = domain.systemActor(adminId)
  const { records } = domain
  const once = await loader(domain, admin)

  await records.ajustes.update(
    domain.permit(admin, 'ajustes', 'update'),
    1,
    { values: organizacion, files: {} },
    null,
  )

  const categoriaIds = new Map<string, number>()
  await inParallel(categorias, async ({ clave, giro, ...values }, seed) => {
    const id = await once('categoria', values.nombre, async () => ({
      values,
      files: { urlfoto: await drawn(categoryCover({ giro, seed })) },
    }))
    categoriaIds.set(clave, id)
  })
  const giroOf = new Map(categorias.map(({ clave, giro }) => [clave as string, giro]))

  await inParallel(slides, ({ scene: place, link, ...values }, seed) =>
    once('slide', values.frase, async () => ({
      values: { ...values, link: link && `${site}${link}` },
      files: { imagen: await drawn(skyline({ scene: place, seed })) },
    })),
  )
  await inParallel(productos, ({ categoria, thing, ...values }, seed) =>
    once('producto', values.name, async () => ({
      values: { ...values, categoria_id: categoriaIds.get(categoria) },
      files: { image: await drawn(stillLife({ thing, seed })) },
    })),
  )
  const owners = await addUsers(domain, admin)
  await inParallel(empresas, async ({ categoria, dueno, publicado, ...values }, seed) => {
    const owner = dueno === null ? admin : (owners[dueno] ?? admin)
    const giro = giroOf.get(categoria) ?? 'abarrotes'
    const make = async () => ({
      values: { ...values, publicado, categoria_id: categoriaIds.get(categoria) },
      files: { urlfoto: await drawn(storefront({ name: values.nombre, giro, seed })) },
    })
    const id = await once('empresa', values.nombre, make, owner)
    const state = { values: { publicado }, files: {} }
    if (owner !== admin)
      await records.empresa.update(domain.permit(admin, 'empresa', 'update'), id, state, null)
  })
  await inParallel(posts, ({ theme, ...values }, seed) =>
    once('post', values.name, async () => ({
      values,
      files: { image: await drawn(scene({ theme, seed })) },
      at: daysAgo(3 + (values.order - 1) * DAYS_BETWEEN_POSTS),
    })),
  )
  await inParallel(paginas, ({ theme, ...values }, seed) =>
    once('pagina', values.name, async () => ({
      values,
      files: { image: await drawn(scene({ theme, seed: 100 + seed })) },
    })),
  )
  for (const catalogo of catalogos) {
    const { titulo, orden } = catalogo
    await once('catalogo', titulo, async () => ({
      values: { titulo, orden },
      files: { archivo: { put: await renderCatalogo(catalogo) } },
    }))
  }
}

/** What tells two records of the demo apart. */
const KEYS = {
  categoria: 'nombre',
  producto: 'name',
  empresa: 'nombre',
  slide: 'frase',
  post: 'name',
  pagina: 'name',
  catalogo: 'titulo',
} as const

type Created = keyof typeof KEYS
type Draft = { values: Record<string, unknown>; files: Record<string, FileChange>; at?: string }

/** Gives the function that creates a record unless one of that name is there, and answers its id. */
async function loader(domain: Domain, admin: Actor) {
  const known = new Map<string, number>()
  for (const name of Object.keys(KEYS) as Created[]) {
    const query = { page: 1, perPage: 500 }
    const { items } = await domain.records[name].list(domain.permit(admin, name, 'list'), query)
    for (const item of items) known.set(`${name} ${Reflect.get(item, KEYS[name])}`, item.id)
  }
  return async (name: Created, key: string, make: () => Promise<Draft>, by: Actor = admin) => {
    const id = known.get(`${name} ${key}`)
    if (id !== undefined) return id
    const { at, ...input } = await make()
    const { item } = await domain.records[name].create(domain.permit(by, name, 'create'), input, { at })
    return item.id
  }
}

const DAY_MS = 24 * 3600 * 1000
/** A blog that somebody writes every other week. */
const DAYS_BETWEEN_POSTS = 12

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

const drawn = async (svg: string): Promise<FileChange> => ({
  put: await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(),
})

/** The demo's clients, as actors. They get passwords that nobody knows: an administrator can give them new ones. */
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

async function inParallel<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

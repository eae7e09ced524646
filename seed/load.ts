import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Actor, Domain, FileChange } from '../src/domain/index.ts'
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

/** Puts the demo into an empty site, through the domain: the same validation as people's input. */
export async function loadDemo(domain: Domain, adminId: number): Promise<void> {
  const admin = domain.systemActor(adminId)
  const { records } = domain
  const create = async (
    name: Created,
    values: Record<string, unknown>,
    files: Record<string, FileChange> = {},
  ) => {
    const { item } = await records[name].create(domain.permit(admin, name, 'create'), { values, files })
    return item.id
  }

  await records.ajustes.update(
    domain.permit(admin, 'ajustes', 'update'),
    1,
    { values: organizacion, files: {} },
    null,
  )

  const categoriaIds = new Map<string, number>()
  await inParallel(categorias, async ({ clave, giro, ...values }, seed) => {
    categoriaIds.set(
      clave,
      await create('categoria', values, { urlfoto: await drawn(categoryCover({ giro, seed })) }),
    )
  })
  const giroOf = new Map(categorias.map(({ clave, giro }) => [clave as string, giro]))

  await inParallel(slides, async ({ scene: place, ...values }, seed) => {
    await create('slide', values, { imagen: await drawn(skyline({ scene: place, seed })) })
  })
  await inParallel(productos, async ({ categoria, thing, ...values }, seed) => {
    const image = await drawn(stillLife({ thing, seed }))
    await create('producto', { ...values, categoria_id: categoriaIds.get(categoria) }, { image })
  })
  const owners = await addUsers(domain, admin)
  await inParallel(empresas, async ({ categoria, dueno, publicado, ...values }, seed) => {
    const owner = dueno === null ? admin : (owners[dueno] ?? admin)
    const giro = giroOf.get(categoria) ?? 'abarrotes'
    const urlfoto = await drawn(storefront({ name: values.nombre, giro, seed }))
    const input = {
      values: { ...values, publicado, categoria_id: categoriaIds.get(categoria) },
      files: { urlfoto },
    }
    const { item } = await records.empresa.create(domain.permit(owner, 'empresa', 'create'), input)
    const state = { values: { publicado }, files: {} }
    if (owner !== admin)
      await records.empresa.update(domain.permit(admin, 'empresa', 'update'), item.id, state, null)
  })
  await inParallel(posts, async ({ theme, ...values }, seed) => {
    await create('post', values, { image: await drawn(scene({ theme, seed })) })
  })
  await inParallel(paginas, async ({ theme, ...values }, seed) => {
    await create('pagina', values, { image: await drawn(scene({ theme, seed: 100 + seed })) })
  })
  for (const catalogo of catalogos) {
    const { titulo, orden } = catalogo
    await create('catalogo', { titulo, orden }, { archivo: { put: await renderCatalogo(catalogo) } })
  }
}

type Created = 'categoria' | 'producto' | 'slide' | 'post' | 'pagina' | 'catalogo'

const drawn = async (svg: string): Promise<FileChange> => ({
  put: await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(),
})

/** The demo's clients, as actors. They get passwords that nobody knows: an administrator can give them new ones. */
async function addUsers(domain: Domain, admin: Actor): Promise<Actor[]> {
  const actors: Actor[] = []
  for (const { aprobado, ...user } of usuarios) {
    await domain.session.register({ ...user, password: randomBytes(24).toString('hex') }, 'demo')
    const query = { page: 1, perPage: 1, q: user.email }
    const [found] = (await domain.records.user.list(domain.permit(admin, 'user', 'list'), query)).items
    if (!found) throw new Error(`${user.email} was not registered`)
    const state = { values: { aprobado }, files: {} }
    await domain.records.user.update(domain.permit(admin, 'user', 'update'), found.id, state, null)
    actors.push({ kind: 'user', id: found.id, role: 'cliente', tokenHash: '' })
  }
  return actors
}

async function inParallel<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

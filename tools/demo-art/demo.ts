import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { categorias } from '../../seed/categorias.ts'
import { empresas } from '../../seed/empresas.ts'
import { fotosDe } from '../../seed/fichas.ts'
import { type DemoFile, fileOf } from '../../seed/files.ts'
import { paginas } from '../../seed/paginas.ts'
import { posts } from '../../seed/posts.ts'
import { productos } from '../../seed/productos.ts'
import { slides } from '../../seed/slides.ts'
import { categoryCover, inside, scene, skyline, stillLife, storefront } from './art/index.ts'
import { catalogos } from './catalogos/index.ts'
import { renderCatalogo } from './catalogos/render.ts'

/** Draws every picture and PDF of the demo anew. The same sources give the same files. */

await rm(new URL('../../seed/files/', import.meta.url), { recursive: true, force: true })

for (const [seed, { nombre, giro }] of categorias.entries())
  await draw('categoria', nombre, categoryCover({ giro, seed }))
for (const [seed, slide] of slides.entries())
  await draw('slide', slide.frase, skyline({ scene: slide.scene, seed }))
for (const [seed, { name, thing }] of productos.entries())
  await draw('producto', name, stillLife({ thing, seed }))
const giros = new Map<string, (typeof categorias)[number]['giro']>(
  categorias.map(({ clave, giro }) => [clave, giro]),
)
for (const [seed, { nombre, categoria }] of empresas.entries()) {
  const shop = { name: nombre, giro: giros.get(categoria) ?? 'abarrotes' }
  await draw('empresa', nombre, storefront({ ...shop, seed }))
  for (const { key, vista } of fotosDe(nombre)) await draw('foto', key, inside({ ...shop, view: vista }))
}
for (const [seed, { name, theme }] of posts.entries()) await draw('post', name, scene({ theme, seed }))
for (const [seed, { name, theme }] of paginas.entries())
  await draw('pagina', name, scene({ theme, seed: 100 + seed }))
for (const catalogo of catalogos) await write('catalogo', catalogo.titulo, await renderCatalogo(catalogo))

/** Few flat colours: as a palette without loss, a picture is half as large as WebP's own compression makes it, and sharper. */
async function draw(kind: DemoFile, key: string, svg: string): Promise<void> {
  const palette = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 0 }).toBuffer()
  await write(kind, key, await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer())
}

async function write(kind: DemoFile, key: string, bytes: Buffer): Promise<void> {
  const file = fileURLToPath(fileOf(kind, key))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

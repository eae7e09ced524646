import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SITE_PREVIEW } from '../../src/contract/preview.ts'
import { scene } from './art/index.ts'

/** Draws the site's own pictures: those in `public/`, and the one that stands for a missing one. */

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a shared link shows when its page has no picture of its own. */
await sharp(Buffer.from(scene({ theme: 'fachada-azul', seed: 7 })))
  .resize({ ...SITE_PREVIEW.size, fit: 'cover' })
  .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
  .toFile(`${root}public${SITE_PREVIEW.path}`)

/** The site on the home screen of an iPhone, which rounds the corners itself. */
const icon = await readFile(`${root}public/favicon.svg`, 'utf8')
await sharp(Buffer.from(icon.replace(' rx="7"', '')), { density: 72 * (180 / 32) })
  .resize(180, 180)
  .removeAlpha()
  .png({ palette: true, compressionLevel: 9, effort: 10 })
  .toFile(`${root}public/apple-touch-icon.png`)

await sharp(fileURLToPath(new URL('foto.svg', import.meta.url)))
  .jpeg({ quality: 82 })
  .toFile(`${root}src/http/pages/foto.jpg`)

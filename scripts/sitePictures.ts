import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { scene } from '../seed/art/index.ts'
import { SITE_PREVIEW } from '../src/contract/preview.ts'

/** Draws the site's own pictures: those in `public/`, and the one that stands for a missing one. */

/** What a shared link shows when its page has no picture of its own. */
await sharp(Buffer.from(scene({ theme: 'fachada-azul', seed: 7 })))
  .resize({ ...SITE_PREVIEW.size, fit: 'cover' })
  .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
  .toFile(`public${SITE_PREVIEW.path}`)

/** The site on the home screen of an iPhone, which rounds the corners itself. */
const icon = await readFile('public/favicon.svg', 'utf8')
await sharp(Buffer.from(icon.replace(' rx="7"', '')), { density: 72 * (180 / 32) })
  .resize(180, 180)
  .removeAlpha()
  .png({ palette: true, compressionLevel: 9, effort: 10 })
  .toFile('public/apple-touch-icon.png')

await sharp('scripts/foto.svg').jpeg({ quality: 82 }).toFile('src/http/foto.jpg')

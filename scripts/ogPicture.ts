import sharp from 'sharp'
import { scene } from '../seed/art/index.ts'

/** Draws `public/og.png`, what a shared link shows when its page has no picture of its own. */
const WIDTH = 1200
const HEIGHT = 630

await sharp(Buffer.from(scene({ theme: 'fachada-azul', seed: 7 })))
  .resize(WIDTH, HEIGHT, { fit: 'cover' })
  .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
  .toFile('public/og.png')

import { readFile } from 'node:fs/promises'

/**
 * The fallback image of branches and categories: an awning over a closed door (tools/demo-art/sitePictures.ts draws
 * it).
 */
const FILE = new URL('./foto.jpg', import.meta.url)

let kept: Buffer | undefined

/** Returns the bytes of a JPEG. */
export async function fallbackImage(): Promise<Buffer> {
  kept ??= await readFile(FILE)
  return kept
}

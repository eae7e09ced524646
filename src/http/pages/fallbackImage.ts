import { readFile } from 'node:fs/promises'

/** The picture of a branch or category that has none: an awning over a closed door (tools/demo-art/sitePictures.ts draws it). */
const FILE = new URL('./foto.jpg', import.meta.url)

let kept: Buffer | undefined

/** JPEG bytes. */
export async function defaultPicture(): Promise<Buffer> {
  kept ??= await readFile(FILE)
  return kept
}

import type sharp from 'sharp'

/** Loads the image library with the first picture. One thread a picture and no cache: memory stays flat. */
export async function loadSharp(): Promise<typeof sharp> {
  const loaded = (await import('sharp')).default
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

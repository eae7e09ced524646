import type sharp from 'sharp'

/** The image library, loaded with the first picture. One thread a picture and nothing kept between two: memory stays flat. */
export async function loadSharp(): Promise<typeof sharp> {
  const loaded = (await import('sharp')).default
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

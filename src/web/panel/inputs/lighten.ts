import { LARGEST_WIDTH } from '../../../contract/images.ts'

/**
 * Makes a photograph lighter before it travels: a phone's weighs up to 10 MB, and the server keeps 1600 pixels of it.
 */

/** Lighter files go as they are. */
const HEAVY_BYTES = 1024 * 1024
/** The browser's copy is encoded once more by the server. */
const QUALITY = 0.92

/** Returns a file with at most the pixels that the server keeps; the same one where that would save nothing. */
export async function lightened(file: File): Promise<File> {
  // Other kinds may move.
  const type = file.type === 'image/png' ? 'image/webp' : file.type
  if (file.size <= HEAVY_BYTES || !['image/jpeg', 'image/png'].includes(file.type)) return file
  const blob = await reduced(file, type).catch(() => null)
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
}

/** Throws for a picture that the browser cannot draw, which the server will speak about. */
async function reduced(file: File, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LARGEST_WIDTH / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}

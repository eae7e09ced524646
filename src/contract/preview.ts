import { imageSize, type Size } from './images.ts'
import { imagePath } from './paths.ts'

/**
 * A picture as link previews show it: a JPEG, since not every messenger and network draws WebP. It is named like the stored
 * picture, with another ending.
 */

const WIDEST = 1200

export interface LinkPreview {
  readonly path: string
  readonly size: Size
}

/** The site's own, for a page without a picture; `tools/demo-art/sitePictures.ts` draws it. */
export const SITE_PREVIEW: LinkPreview = { path: '/og.png', size: { width: 1200, height: 630 } }

/** Where a stored picture's preview is, and its pixels; null for a name that is not ours. */
export function previewOf(folder: string, file: string): LinkPreview | null {
  const size = imageSize(file)
  return size && { path: imagePath(folder, file.replace(/\.webp$/, '.jpg')), size: sizeOf(size) }
}

/** The stored picture that a preview's name stands for, and the preview's pixels; null for any other name. */
export function pictureBehind(name: string): { readonly file: string; readonly size: Size } | null {
  const file = name.replace(/\.jpg$/, '.webp')
  const size = file === name ? null : imageSize(file)
  return size && { file, size: sizeOf(size) }
}

/** Previews cut what is taller than wide, each in its own way; here it is cut to a square. */
function sizeOf({ width, height }: Size): Size {
  const side = Math.min(width, WIDEST)
  return { width: side, height: Math.max(1, Math.min(side, Math.round((height * side) / width))) }
}

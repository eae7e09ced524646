import { imageSize, type Size } from './images.ts'
import { imagePath } from './paths.ts'

/**
 * A picture for link previews: a JPEG, since not every messenger and network draws WebP. It has the stored picture's
 * name with another ending.
 */

const WIDEST = 1200

export interface LinkPreview {
  readonly path: string
  readonly size: Size
}

/** The site's own preview, for a page without a picture; `tools/demo-art/sitePictures.ts` draws it. */
export const SITE_PREVIEW: LinkPreview = { path: '/og.png', size: { width: 1200, height: 630 } }

/** Returns the path and pixels of a stored picture's preview; null for a name of another form. */
export function previewOf(folder: string, file: string): LinkPreview | null {
  const size = imageSize(file)
  return size && { path: imagePath(folder, file.replace(/\.webp$/, '.jpg')), size: sizeOf(size) }
}

/** Returns the stored picture of a preview's name, and the preview's pixels; null for any other name. */
export function pictureBehind(name: string): { readonly file: string; readonly size: Size } | null {
  const file = name.replace(/\.jpg$/, '.webp')
  const size = file === name ? null : imageSize(file)
  return size && { file, size: sizeOf(size) }
}

/** Previews crop tall pictures, each in its own way, so this crops them to a square. */
function sizeOf({ width, height }: Size): Size {
  const side = Math.min(width, WIDEST)
  return { width: side, height: Math.max(1, Math.min(side, Math.round((height * side) / width))) }
}

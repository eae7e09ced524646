import { imageSize, smallerWidthsOf } from '../../../contract/images.ts'
import { imagePath } from '../../../contract/paths.ts'

export interface PictureProps {
  readonly folder: string
  readonly file: string | null
  readonly alt: string
  /** How wide it stands in the page, as `sizes` says it. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A stored picture in the width that the screen needs; its size is told by its name, so nothing jumps. Without one it is `foto.jpg`. */
export function Picture({ folder, file, alt, sizes, eager = false, className }: PictureProps) {
  const size = file ? imageSize(file) : null
  return (
    <img
      src={size ? imagePath(folder, file) : imagePath(folder === 'empresa' ? 'empresa' : 'categoria', null)}
      srcSet={file && size ? srcSetOf(folder, file, size.width) : undefined}
      sizes={size ? sizes : undefined}
      width={size?.width ?? 1200}
      height={size?.height ?? 800}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  )
}

/** The widths of a picture as `srcset` says them. */
const srcSetOf = (folder: string, file: string, width: number): string =>
  [
    ...smallerWidthsOf(width).map((smaller) => `${imagePath(folder, file, smaller)} ${smaller}w`),
    `${imagePath(folder, file)} ${width}w`,
  ].join(', ')

import { imageSize, smallerWidthsOf } from '../../../contract/images.ts'
import { imagePath } from '../../../contract/paths.ts'

export interface PictureProps {
  readonly folder: string
  readonly file: string | null
  readonly alt: string
  /** Its width on the page, in the syntax of `sizes`. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/**
 * A stored picture in the width that the screen needs. Its name contains its size, so that nothing jumps. Without a
 * file it is `foto.jpg`.
 */
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

/** The widths of a picture in the syntax of `srcset`. */
const srcSetOf = (folder: string, file: string, width: number): string =>
  [
    ...smallerWidthsOf(width).map((smaller) => `${imagePath(folder, file, smaller)} ${smaller}w`),
    `${imagePath(folder, file)} ${width}w`,
  ].join(', ')

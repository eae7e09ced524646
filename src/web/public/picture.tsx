import { imageSize, widthsOf } from '../../contract/images.ts'
import { imagePath } from '../../contract/paths.ts'

export interface PictureProps {
  readonly folder: string
  readonly file: string | null
  readonly alt: string
  /** How wide it stands in the page, as `sizes` says it. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}

/** A stored picture in the width that the screen needs; its size is told by its name, so nothing jumps. */
export function Picture({ folder, file, alt, sizes, eager = false, className }: PictureProps) {
  const size = file ? imageSize(file) : null
  const common = {
    alt,
    className,
    loading: eager ? ('eager' as const) : ('lazy' as const),
    fetchPriority: eager ? ('high' as const) : ('auto' as const),
    decoding: 'async' as const,
  }
  if (!file || !size) return <img src={imagePath(folder, null)} width={1200} height={800} {...common} />
  return (
    <img
      src={imagePath(folder, file)}
      srcSet={srcSetOf(folder, file, size.width)}
      sizes={sizes}
      width={size.width}
      height={size.height}
      {...common}
    />
  )
}

/** The widths of a picture as `srcset` says them. */
export const srcSetOf = (folder: string, file: string, width: number): string =>
  widthsOf(width)
    .map((one) => `${imagePath(folder, file, one === 400 || one === 800 ? one : undefined)} ${one}w`)
    .join(', ')

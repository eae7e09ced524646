import { Text } from '@mantine/core'
import { lazy } from 'react'
import { imagePath } from '../../../contract/paths.ts'
import { changeTexts as texts } from '../../../contract/texts/inputs.ts'
import { objectsIn } from '../form/kinds/stored.ts'
import { rowsOf, textIn } from '../form/parts.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { CellProps, PanelKind } from './kind.ts'

export const imagesKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/images.tsx')),
  Cell: Thumbnails,
  unsortable: true,
  Value: ({ value }) =>
    rowsOf(value)
      .map((row) => textIn(row, 'alt') || (row.foto instanceof File ? row.foto.name : texts.noAlt))
      .join('; '),
  Change: lazy(() => import('../compare/imagesChange.tsx')),
}

const SIDE = 64

function Thumbnails({ resource, value }: CellProps) {
  const pictures = objectsIn(value)
  if (pictures.length === 0) return null
  return (
    <span className="panel-thumbnails">
      {pictures.map(({ foto, alt }) => (
        <img
          key={String(foto)}
          src={imagePath(resource.name, String(foto), 400)}
          alt={String(alt ?? '')}
          width={SIDE}
          height={SIDE}
          loading="lazy"
        />
      ))}
      <Text span size="sm" c="dimmed">
        {texts.pictures(pictures.length)}
      </Text>
    </span>
  )
}

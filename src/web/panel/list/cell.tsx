import { Anchor, Badge, Text } from '@mantine/core'
import { imageSize } from '../../../contract/images.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { imagePath, pdfPath } from '../../../contract/paths.ts'
import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { formatPrice } from '../../../contract/values/numbers.ts'
import type { PanelItem } from '../calls.ts'
import { targetTitle } from '../options.ts'

const THUMBNAIL = { width: 120, height: 80 }

/** One value of a record in its list, as its kind of field is shown. */
export function Cell({ resource, name, item }: { resource: Resource; name: string; item: PanelItem }) {
  const field = resource.fields[name]
  const value = item[name]
  if (!field) return <Text size="sm">{String(value ?? '')}</Text>
  if (field.valueLabels) return <Said field={field} value={String(value)} />
  switch (field.kind) {
    case 'image':
      return <Thumbnail folder={resource.name} field={field} file={value} />
    case 'pdf':
      return (
        <Anchor href={pdfPath(String(value))} target="_blank" rel="noopener" underline="always" size="sm">
          {texts.seePdf}
        </Anchor>
      )
    case 'bool':
      return <State field={field} on={value === true} />
    case 'money':
      return <Text size="sm">{typeof value === 'number' ? formatPrice(value) : ''}</Text>
    case 'ref':
      return (
        <Text size="sm" className="panel-text">
          {targetTitle(field, item) ?? field.none}
        </Text>
      )
    case 'url':
      return value ? (
        <Anchor
          href={String(value)}
          target="_blank"
          rel="noopener"
          underline="always"
          size="sm"
          className="panel-text"
        >
          {String(value)}
        </Anchor>
      ) : null
    default:
      return (
        <Text size="sm" fw={name === resource.title ? 600 : 400} className="panel-text">
          {String(value ?? '')}
        </Text>
      )
  }
}

function Thumbnail({ folder, field, file }: { folder: string; field: Field; file: unknown }) {
  const name = typeof file === 'string' ? file : null
  const size = name ? imageSize(name) : null
  // A page stands whole, a wide picture fills its place.
  const tall = size !== null && size.height > size.width
  if (!name && !field.fallbackImage)
    return (
      <Text size="sm" c="dimmed">
        {texts.noPicture}
      </Text>
    )
  return (
    <img
      className="panel-thumbnail"
      data-tall={tall}
      src={imagePath(folder, name, name ? 400 : undefined)}
      alt=""
      width={tall ? (THUMBNAIL.height * size.width) / size.height : THUMBNAIL.width}
      height={THUMBNAIL.height}
      loading="lazy"
    />
  )
}

function Said({ field, value }: { field: Field; value: string }) {
  return (
    <Badge variant="default" className="panel-badge" data-on={value === field.good}>
      {field.valueLabels?.[value] ?? value}
    </Badge>
  )
}

function State({ field, on }: { field: Field; on: boolean }) {
  const [yes, no] = field.states ?? ['Sí', 'No']
  return (
    <Badge variant="default" className="panel-badge" data-on={on}>
      {on ? yes : no}
    </Badge>
  )
}

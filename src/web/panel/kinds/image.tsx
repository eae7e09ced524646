import { Button, Group, Text } from '@mantine/core'
import { imageSize } from '../../../contract/images.ts'
import { imagePath } from '../../../contract/paths.ts'
import { compareTexts } from '../../../contract/texts/history.ts'
import { list, form as texts } from '../../../contract/texts/panel.ts'
import { SideBySide } from '../compare/sideBySide.tsx'
import { fileRefusal } from '../form/fileRefusal.ts'
import type { FormValue } from '../form/types.ts'
import { FileField } from '../inputs/fileField.tsx'
import type { InputProps } from '../inputs/props.ts'
import { useObjectUrl } from '../ui/objectUrl.ts'
import type { CellProps, PanelKind } from './kind.ts'

export const imageKind: PanelKind = {
  Input: ImageInput,
  Cell: Thumbnail,
  Detail: ({ resource, value }) => (
    <ImagePreview folder={resource.name} value={String(value ?? '')} fallback />
  ),
  unsortable: true,
  Change: ({ resource, old, now }) => (
    <SideBySide old={old} now={now}>
      {({ label, value }) => <ComparedPicture folder={resource.name} value={String(value)} side={label} />}
    </SideBySide>
  ),
}

/** A picture, with its preview before and after choosing. */
function ImageInput(props: InputProps) {
  const { form, name, field, resource, action, stored } = props
  const kept = typeof stored === 'string' ? stored : ''
  const value = form.useWatchValue(name) ?? ''
  const choose = (next: FormValue) => form.setFieldValue(name, next, { forceUpdate: false })
  return (
    <FileField
      {...props}
      // A picture with a name of its own keeps it.
      label={action === 'update' && field.label === texts.image ? texts.newImage : field.label}
      hint={texts.dropImage}
      value={value}
      onChoose={choose}
    >
      {!(value instanceof File && fileRefusal(field, value)) && (
        <ImagePreview
          folder={resource.name}
          value={value}
          fallback={field.fallbackImage === true && action === 'update'}
        />
      )}
      <Group gap="xs">
        {value !== kept && (
          <Button size="xs" variant="default" onClick={() => form.setFieldValue(name, kept)}>
            {texts.undoChoice}
          </Button>
        )}
        {value !== '' && value === kept && !field.required && (
          <Button size="xs" variant="subtle" color="red" onClick={() => choose('')}>
            {texts.removeImage}
          </Button>
        )}
        {value === '' && kept !== '' && <Text size="sm">{texts.imageRemoved}</Text>}
      </Group>
    </FileField>
  )
}

const WIDTH = 200

/** A stored or chosen picture, 200 pixels wide. */
function ImagePreview({ folder, value, fallback }: { folder: string; value: FormValue; fallback: boolean }) {
  const chosen = useObjectUrl(value)
  if (value instanceof File)
    return chosen && <img className="panel-preview" src={chosen} alt={texts.chosenImage} width={WIDTH} />
  if (typeof value !== 'string' || (value === '' && !fallback)) return null
  const src = value === '' ? imagePath(folder, null) : imagePath(folder, value, 400)
  return <img className="panel-preview" src={src} alt={texts.currentImage} width={WIDTH} />
}

function ComparedPicture({ folder, value, side }: { folder: string; value: string; side: string }) {
  return (
    <a href={imagePath(folder, value)} target="_blank" rel="noopener">
      <img
        className="panel-preview"
        src={imagePath(folder, value, 400)}
        alt={compareTexts.picture(side)}
        width={WIDTH}
      />
    </a>
  )
}

const THUMBNAIL = { width: 120, height: 80 }

function Thumbnail({ resource, field, value }: CellProps) {
  const name = typeof value === 'string' ? value : null
  const size = name ? imageSize(name) : null
  // A page stands whole, a wide picture fills its place.
  const tall = size !== null && size.height > size.width
  if (!name && !field.fallbackImage)
    return (
      <Text size="sm" c="dimmed">
        {list.noPicture}
      </Text>
    )
  return (
    <img
      className="panel-thumbnail"
      data-tall={tall}
      src={imagePath(resource.name, name, name ? 400 : undefined)}
      alt=""
      width={tall ? (THUMBNAIL.height * size.width) / size.height : THUMBNAIL.width}
      height={THUMBNAIL.height}
      loading="lazy"
    />
  )
}

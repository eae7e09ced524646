import { Button, Text, TextInput } from '@mantine/core'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { traitsOf } from '../../../contract/kinds/index.ts'
import { imagePath } from '../../../contract/paths.ts'
import { picturesTexts as texts } from '../../../contract/texts/inputs.ts'
import { pictureRow } from '../form/kinds/images.ts'
import { rowsOf, textIn } from '../form/parts.ts'
import type { Row } from '../form/types.ts'
import { refusalsOf } from '../form/values.ts'
import { useObjectUrl } from '../ui/objectUrl.ts'
import { chosenFiles } from './chosenFiles.ts'
import { DropZone } from './dropZone.tsx'
import { lightened } from './lighten.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { moved, Rows } from './rows.tsx'
import { useParts } from './useParts.ts'

/** Several pictures in order, each with a description: chosen many at once, or dropped. */
export default function ImagesInput(props: InputProps) {
  const { field, resource } = props
  const { value, change, error, errorOf } = useParts(props)
  const rows = rowsOf(value)
  const most = field.most ?? rows.length
  const help = useId()
  const { said, isReading, take } = useTaking(props, most)
  return (
    <PartsFrame label={field.label} error={error}>
      <Rows rows={rows} most={most} nameOf={texts.row} movable onChange={change}>
        {(row, index) => (
          <>
            <Picture
              folder={resource.name}
              row={row}
              isWrong={Boolean(errorOf(String(index)))}
              place={index}
              onMove={(from) => change(moved(rows, from, index))}
            />
            <TextInput
              label={texts.alt}
              description={texts.altHelp}
              maxLength={255}
              value={textIn(row, 'alt')}
              error={errorOf(String(index))}
              onChange={(event) =>
                change(rows.with(index, { ...row, alt: event.currentTarget.value }), `${index}.alt`)
              }
            />
          </>
        )}
      </Rows>
      <DropZone onFiles={take}>
        <Text id={help} size="sm" c="dimmed">
          {texts.drop(most)}
        </Text>
        <Button
          variant="default"
          disabled={rows.length >= most || isReading}
          aria-describedby={help}
          onClick={async () => take(await chosenFiles(traitsOf(field).files?.mediaType))}
        >
          {texts.choose}
        </Button>
        <Text size="sm" role="status">
          {said}
        </Text>
      </DropZone>
    </PartsFrame>
  )
}

/** Takes chosen files as new rows, one after the other, because each is made lighter first. */
function useTaking({ form, field, name, onRead }: InputProps, most: number) {
  const [said, setSaid] = useState('')
  const [isReading, setReading] = useState(false)
  useEffect(() => onRead(name, () => (isReading ? texts.wait : null)), [name, onRead, isReading])
  const take = async (files: readonly File[]) => {
    const present = () => rowsOf(form.getValues()[name])
    const fitting = files.slice(0, most - present().length)
    setReading(true)
    for (const [index, file] of fitting.entries()) {
      setSaid(texts.reading(index + 1, fitting.length))
      const row = pictureRow(await lightened(file), '')
      form.setFieldValue(name, [...present(), row], { forceUpdate: false })
    }
    setReading(false)
    const left = files.length - fitting.length
    setSaid(left > 0 ? texts.left(left, most) : '')
    for (const [part, message] of Object.entries(refusalsOf(field, present())))
      form.setFieldError(part ? `${name}.${part}` : name, message)
  }
  return { said, isReading, take }
}

interface PictureProps {
  readonly folder: string
  readonly row: Row
  /** Whether it cannot be shown. */
  readonly isWrong: boolean
  readonly place: number
  readonly onMove: (from: number) => void
}

/** The data type of a dragged picture. */
const DRAGGED = 'application/x-zocalo-foto'

/** A picture, which can be dragged onto another's place. */
function Picture({ folder, row, isWrong, place, onMove }: PictureProps) {
  const chosen = useObjectUrl(row.foto)
  const src = row.foto instanceof File ? chosen : imagePath(folder, textIn(row, 'foto'), 400)
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it move a picture as well.
    <div
      className="panel-picture"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(place))}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        onMove(Number(event.dataTransfer.getData(DRAGGED)))
      }}
    >
      {src && !isWrong && (
        <img className="panel-preview" src={src} alt={textIn(row, 'alt') || texts.row(place + 1)} />
      )}
      {row.foto instanceof File && <Text size="xs">{texts.isNew(row.foto.name)}</Text>}
    </div>
  )
}

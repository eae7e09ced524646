import { Anchor, Button } from '@mantine/core'
import { imagePath, pdfPath } from '../../../contract/paths.ts'
import { list, form as texts } from '../../../contract/texts/panel.ts'
import { FileField } from '../inputs/fileField.tsx'
import type { InputProps } from '../inputs/props.ts'
import type { CellProps, PanelKind } from './kind.ts'

export const pdfKind: PanelKind = { Input: PdfInput, Cell: PdfCell }

const COVER = 120

/** A PDF, with its first page and a link to the current one. */
function PdfInput(props: InputProps) {
  const { form, name, field, resource, action, stored, item } = props
  const cover = item?.[field.cover ?? '']
  const kept = typeof stored === 'string' ? stored : ''
  const value = form.useWatchValue(name) ?? ''
  return (
    <FileField
      {...props}
      label={action === 'update' ? texts.newPdf : field.label}
      hint={texts.dropPdf}
      value={value}
      onChoose={(next) => form.setFieldValue(name, next, { forceUpdate: false })}
    >
      {typeof cover === 'string' && (
        <img
          className="panel-cover"
          src={imagePath(resource.name, cover, 400)}
          alt=""
          width={COVER}
          loading="lazy"
        />
      )}
      {kept && (
        <Anchor href={pdfPath(kept)} target="_blank" rel="noopener" underline="always">
          {texts.currentPdf}
        </Anchor>
      )}
      {value instanceof File && (
        <Button size="xs" variant="default" onClick={() => form.setFieldValue(name, kept)}>
          {texts.undoChoice}
        </Button>
      )}
    </FileField>
  )
}

function PdfCell({ value }: CellProps) {
  return (
    <Anchor href={pdfPath(String(value))} target="_blank" rel="noopener" underline="always" size="sm">
      {list.seePdf}
    </Anchor>
  )
}

import { Anchor, Button } from '@mantine/core'
import { imagePath, pdfPath } from '../../../contract/paths.ts'
import type { Resource } from '../../../contract/resource.ts'
import { compareTexts } from '../../../contract/texts/history.ts'
import { list, form as texts } from '../../../contract/texts/panel.ts'
import type { ChangeProps } from '../compare/change.ts'
import { SideBySide } from '../compare/sideBySide.tsx'
import { FileField } from '../inputs/fileField.tsx'
import type { InputProps } from '../inputs/props.ts'
import type { CellProps, PanelKind } from './kind.ts'

export const pdfKind: PanelKind = { Input: PdfInput, Cell: PdfCell, Change: PdfChange }

const COVER = 120

/** A PDF, with its first page and a link to the current one. */
function PdfInput(props: InputProps) {
  const { form, name, field, resource, action, stored, item } = props
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
      <Cover resource={resource} cover={item?.[field.cover ?? '']} />
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

function PdfChange({ resource, field, old, now }: ChangeProps) {
  return (
    <SideBySide old={old} now={now}>
      {({ label, value, values }) => (
        <>
          <Cover resource={resource} cover={values[field.cover ?? '']} />
          <Anchor href={pdfPath(String(value))} target="_blank" rel="noopener" underline="always">
            {compareTexts.pdf(label)}
          </Anchor>
        </>
      )}
    </SideBySide>
  )
}

/** The first page, if it has been drawn. */
function Cover({ resource, cover }: { resource: Resource; cover: unknown }) {
  if (typeof cover !== 'string') return null
  return (
    <img
      className="panel-cover"
      src={imagePath(resource.name, cover, 400)}
      alt=""
      width={COVER}
      loading="lazy"
    />
  )
}

function PdfCell({ value }: CellProps) {
  return (
    <Anchor href={pdfPath(String(value))} target="_blank" rel="noopener" underline="always" size="sm">
      {list.seePdf}
    </Anchor>
  )
}

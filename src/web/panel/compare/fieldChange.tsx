import './compare.css'
import { Text } from '@mantine/core'
import { Suspense } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import { compareTexts as texts } from '../../../contract/texts/history.ts'
import { panelKindOf } from '../kinds/index.ts'
import type { Side, Values } from './change.ts'
import { Replaced } from './signs.tsx'

interface FieldChangeProps {
  readonly resource: Resource
  /** The field to compare. */
  readonly name: string
  /** The values of both versions by field, as the API answers: files by stored name, references by id. */
  readonly old: Values
  readonly now: Values
  /** What the two versions are called; 'Antes' and 'Después' by default. */
  readonly labels?: readonly [old: string, now: string]
}

/**
 * Shows how one field of a record differs between two versions, in the way of its kind: text by word, rich text by block,
 * files side by side, everything else in words. Readable without colour. The caller says which field it is.
 */
export function FieldChange({ resource, name, old, now, labels = [texts.old, texts.now] }: FieldChangeProps) {
  const field = resource.fields[name]
  if (!field) return null
  const before = sideOf(labels[0], field, name, old)
  const after = sideOf(labels[1], field, name, now)
  const { Change } = panelKindOf(field)
  if (!Change || field.valueLabels)
    return <Replaced old={said(field, before.value)} now={said(field, after.value)} />
  return (
    <Suspense fallback={<Text role="status">{texts.loading}</Text>}>
      <Change resource={resource} field={field} old={before} now={after} />
    </Suspense>
  )
}

/** An empty field shows visitors the site's own text, where it has one. */
const sideOf = (label: string, field: Field, name: string, values: Values): Side => ({
  label,
  value: values[name] || (field.original ?? values[name]),
  values,
})

function said(field: Field, value: unknown): string {
  const plain = String(value ?? '')
  if (field.valueLabels) return field.valueLabels[plain] ?? plain
  return panelKindOf(field).say?.(field, value) ?? plain
}

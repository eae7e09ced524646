import { Stack } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import { isEmpty } from './parts.ts'
import type { PanelForm } from './types.ts'
import { fieldOfMessage } from './values.ts'

type NamedField = readonly [name: string, field: Field]

interface SectionsProps {
  readonly form: PanelForm
  readonly fields: readonly NamedField[]
  readonly children: (name: string, field: Field) => ReactNode
}

/** A form's fields: those without a heading first, then the others under their headings. */
export function Sections({ form, fields, children }: SectionsProps) {
  const groups = [...new Set(fields.map(([, { group }]) => group))]
  const of = (group: string | undefined) => fields.filter(([, field]) => field.group === group)
  return (
    <>
      {of(undefined).map((one) => (
        <Shown key={one[0]} form={form} one={one}>
          {children}
        </Shown>
      ))}
      {groups.map(
        (group) =>
          group !== undefined && (
            <Section key={group} form={form} heading={group} fields={of(group)}>
              {children}
            </Section>
          ),
      )}
    </>
  )
}

/** Fields under a heading: folded while all are empty, opened when something is wrong with one. */
function Section({ form, heading, fields, children }: SectionsProps & { heading: string }) {
  const element = useRef<HTMLDetailsElement>(null)
  const [wasFilled] = useState(() => fields.some(([name]) => !isEmpty(form.getValues()[name])))
  // What nobody has unfolded costs nothing.
  const [wasOpen, setWasOpen] = useState(wasFilled)
  const isWrong = Object.keys(form.errors).some((error) =>
    fields.some(([name]) => name === fieldOfMessage(error)),
  )
  // In a layout effect, because afterwards the form focuses what is wrong.
  useLayoutEffect(() => {
    if (isWrong && element.current) element.current.open = true
  })
  return (
    <details
      ref={element}
      open={wasFilled}
      className="panel-section"
      onToggle={(event) => setWasOpen(wasOpen || event.currentTarget.open)}
    >
      <summary>
        <h2>{heading}</h2>
      </summary>
      {wasOpen && (
        <Stack gap="md">
          {fields.map((one) => (
            <Shown key={one[0]} form={form} one={one}>
              {children}
            </Shown>
          ))}
        </Stack>
      )}
    </details>
  )
}

interface ShownProps extends Pick<SectionsProps, 'form' | 'children'> {
  readonly one: NamedField
}

function Shown({ form, one: [name, field], children }: ShownProps) {
  const { when } = field
  if (!when) return children(name, field)
  return (
    <WhileChosen form={form} {...when}>
      {() => children(name, field)}
    </WhileChosen>
  )
}

/** Shows a field while the one that it depends on has a value with which it means something. */
function WhileChosen({
  form,
  field,
  is,
  children,
}: { form: PanelForm; children: () => ReactNode } & NonNullable<Field['when']>) {
  return is.includes(String(form.useWatchValue(field))) ? children() : null
}

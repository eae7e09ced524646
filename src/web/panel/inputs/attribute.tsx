import { Checkbox, Group, Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { type ComponentType, type ReactNode, useId } from 'react'
import { attributesTexts as texts } from '../../../contract/texts/inputs.ts'
import type { AttributeType } from '../../../contract/values/attributes.ts'
import type { Definition } from './definitions.ts'

type Value = string | boolean | readonly string[]

interface AttributeProps {
  readonly definition: Definition
  /** '' where nothing is said. */
  readonly value: Value
  readonly error: ReactNode
  readonly onChange: (value: Value) => void
}

/** The input of one característica, by its kind. */
export function AttributeInput(props: AttributeProps) {
  const OfType = inputs[props.definition.tipo]
  return <OfType {...props} />
}

const inputs: Readonly<Record<AttributeType, ComponentType<AttributeProps>>> = {
  si_no: YesOrNo,
  lista: OneOf,
  varias: SeveralOf,
  numero: (props) => <Typed {...props} inputMode="decimal" />,
  texto: (props) => <Typed {...props} inputMode="text" />,
}

function YesOrNo({ definition, value, error, onChange }: AttributeProps) {
  const label = useId()
  return (
    <Input.Wrapper
      className="panel-yes-no"
      label={definition.nombre}
      labelElement="div"
      labelProps={{ id: label }}
      error={error}
    >
      <SegmentedControl
        aria-labelledby={label}
        data={[
          { value: '', label: texts.unsaid },
          { value: '1', label: texts.yes },
          { value: '0', label: texts.no },
        ]}
        value={typeof value === 'boolean' ? String(Number(value)) : ''}
        onChange={(chosen) => onChange(chosen === '' ? '' : chosen === '1')}
      />
    </Input.Wrapper>
  )
}

function OneOf({ definition, value, error, onChange }: AttributeProps) {
  return (
    <NativeSelect
      label={definition.nombre}
      error={error}
      data={[{ value: '', label: texts.unsaid }, ...definition.opciones]}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function SeveralOf({ definition, value, error, onChange }: AttributeProps) {
  return (
    <Checkbox.Group
      label={definition.nombre}
      error={error}
      value={typeof value === 'object' ? [...value] : []}
      onChange={onChange}
    >
      <Group gap="sm" mt={4}>
        {definition.opciones.map((option) => (
          <Checkbox key={option} value={option} label={option} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

function Typed({
  definition,
  value,
  error,
  onChange,
  inputMode,
}: AttributeProps & { inputMode: 'decimal' | 'text' }) {
  const { nombre, unidad } = definition
  return (
    <TextInput
      label={unidad ? texts.unit(nombre, unidad) : nombre}
      error={error}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={255}
      maw={inputMode === 'decimal' ? 240 : undefined}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

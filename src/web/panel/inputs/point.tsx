import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { pointTexts as texts } from '../../../contract/texts/inputs.ts'
import { inMexico, type Point } from '../../../contract/values/point.ts'
import { isPoint, pointForm, pointText } from '../form/kinds/point.ts'
import { PointMap } from './pointMap.tsx'
import { type InputProps, inputProps } from './props.ts'

/** A place on the map, typed, or pasted from anywhere. One outside Mexico is asked about. */
export default function PointInput(props: InputProps) {
  const { form, name, field, stored, onRead } = props
  const value = String(form.useWatchValue(name) ?? '')
  const { data, error } = field.schema.safeParse(value)
  const point = isPoint(data) ? data : null
  /** The text of a point abroad that is meant so: what is stored was confirmed once. */
  const [meant, setMeant] = useState(() => String(pointForm.shown(stored)))
  const isAsked = point !== null && !inMexico(point) && meant !== value
  useEffect(() => onRead(name, () => (isAsked ? texts.confirmAbroad : null)), [name, onRead, isAsked])
  const { defaultValue: _stored, onChange: _change, ...own } = inputProps(props)
  const set = (next: string) => form.setFieldValue(name, next, { forceUpdate: false })
  const meantOne = point && isAsked ? correctionOf(point) : null
  return (
    <Stack gap="xs">
      <TextInput
        {...own}
        description={field.help ?? texts.help}
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={() => error && form.setFieldError(name, error.issues[0]?.message)}
      />
      {point && (
        <Group gap="sm">
          <Text size="sm" role="status">
            {texts.read(point.lat, point.lng)}
          </Text>
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => set('')}>
            {texts.remove}
          </Button>
        </Group>
      )}
      <PointMap value={point} onChange={(next) => set(pointText(next))} />
      {isAsked && (
        <Alert color="yellow" role="alert">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{texts.abroad}</Text>
            <Group gap="xs">
              {meantOne && (
                <Button size="xs" onClick={() => set(pointText(meantOne))}>
                  {texts.use(pointText(meantOne))}
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  setMeant(value)
                  form.clearFieldError(name)
                }}
              >
                {texts.isAbroad}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  )
}

/** Returns the point in Mexico that a slip would have made this: a lost minus, or both numbers in the other order. */
const correctionOf = ({ lat, lng }: Point): Point | null =>
  [
    { lat, lng: -lng },
    { lat: lng, lng: lat },
    { lat: lng, lng: -lat },
  ].find(inMexico) ?? null

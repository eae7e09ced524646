import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import { hasFiles, isHtml } from '../../../contract/kinds/index.ts'
import { conflict as texts } from '../../../contract/texts/panel.ts'
import { panelKindOf } from '../kinds/index.ts'
import { useOptions } from '../options.ts'
import { PanelDialog } from '../ui/dialog.tsx'
import { isEmpty, isUnchanged } from './parts.ts'
import type { FormValue, FormValues, Newer } from './types.ts'

interface ConflictProps {
  readonly fields: readonly [string, Field][]
  /** The values with which the form began. */
  readonly base: FormValues
  readonly newer: Newer
  readonly onSettle: (values: FormValues, save: boolean) => void
  readonly onClose: () => void
}

type Side = 'mine' | 'theirs'

/** Asks what to do when a save meets someone else's newer version: keep mine, take theirs, or choose field by field. */
export function ConflictDialog({ fields, base, newer, onSettle, onClose }: ConflictProps) {
  const { mine, values: theirs } = newer
  const differing = fields.filter(([name, field]) => differs(field, base[name], mine[name], theirs[name]))
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(
      differing.map(([name]) => [name, isUnchanged(mine[name], base[name]) ? 'theirs' : 'mine']),
    ),
  )
  const combine = (side: (name: string) => Side): FormValues =>
    Object.fromEntries([
      ...Object.entries(theirs),
      ...differing.filter(([name]) => side(name) === 'mine').map(([name]) => [name, mine[name] ?? '']),
    ])

  return (
    <PanelDialog title={texts.title} size="lg" onClose={onClose}>
      <Stack>
        <Text>{differing.length > 0 ? texts.text : texts.same}</Text>
        {differing.map(([name, field]) => (
          <Radio.Group
            key={name}
            label={field.label}
            value={chosen[name] ?? null}
            onChange={(side) => setChosen({ ...chosen, [name]: side === 'mine' ? 'mine' : 'theirs' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="mine"
                label={texts.mine}
                description={<Shown field={field} value={mine[name]} />}
              />
              <Radio
                value="theirs"
                label={texts.theirs}
                description={<Shown field={field} value={theirs[name]} />}
              />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onSettle(theirs, false)}>
            {texts.takeTheirs}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              onSettle(
                combine(() => 'mine'),
                true,
              )
            }
          >
            {texts.keepMine}
          </Button>
          <Button
            onClick={() =>
              onSettle(
                combine((name) => chosen[name] ?? 'theirs'),
                true,
              )
            }
          >
            {texts.merge}
          </Button>
        </Group>
      </Stack>
    </PanelDialog>
  )
}

/** For a file that I did not change, theirs counts, because the one I saw no longer exists. */
function differs(
  field: Field,
  base: FormValue | undefined,
  mine: FormValue | undefined,
  theirs: FormValue | undefined,
): boolean {
  return !isUnchanged(mine, theirs) && !(hasFiles(field) && isUnchanged(mine, base))
}

const LONGEST = 300

function Shown({ field, value }: { field: Field; value: FormValue | undefined }): React.ReactNode {
  const { options } = useOptions(field)
  const { Value } = panelKindOf(field)
  if (Value && value !== undefined && !isEmpty(value)) return <Value field={field} value={value} />
  if (value instanceof File) return value.name
  const option = options.find(
    (one) => one.value === (typeof value === 'boolean' ? String(Number(value)) : value),
  )
  if (option) return option.label
  if (typeof value === 'boolean') return String(value)
  const said = typeof value === 'string' ? value : ''
  const text = isHtml(field) ? textOf(said) : said
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return short.trim() || texts.empty
}

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

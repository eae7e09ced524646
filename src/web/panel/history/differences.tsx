import { Button, Group, Stack, Text } from '@mantine/core'
import { revisableFields } from '../../../contract/resource.ts'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { differ, type Values } from '../compare/change.ts'
import { FieldChange } from '../compare/fieldChange.tsx'
import { Replaced } from '../compare/signs.tsx'
import { NoticeBar } from '../ui/notice.tsx'
import type { Subject } from './addresses.ts'
import type { Compared } from './useCompared.ts'
import { useRestore } from './useRestore.ts'

/** The fields in which two versions differ, and what can be restored of the opened one. */
export function Differences({
  subject,
  compared,
  onRestored,
}: {
  subject: Subject
  compared: Compared
  onRestored: () => void
}) {
  const { resource, area } = subject
  const { opened, present } = compared
  const { busy, notice, restore, undo } = useRestore(subject, compared, onRestored)
  const sides = sidesOf(compared)
  const differing = Object.entries(resource.fields).filter(
    ([name, field]) => name in opened.valores && differ(field, sides.old[name], sides.now[name]),
  )
  const restorable = revisableFields(resource, area.audience).flatMap(([name, field]) =>
    name in opened.valores && differ(field, opened.valores[name], present[name]) ? [name] : [],
  )
  return (
    <Stack gap="md">
      <NoticeBar notice={notice} />
      {undo && (
        <Button variant="default" w="fit-content" loading={busy} onClick={undo}>
          {texts.undo}
        </Button>
      )}
      <Text component="div" role="status" className="compare-legend">
        {differing.length === 0 ? texts.same : texts.changes(differing.length)}
        {differing.length > 0 && <Replaced old={sides.labels[0]} now={sides.labels[1]} />}
      </Text>
      <dl className="compare-fields">
        {differing.map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldChange resource={resource} name={name} {...sides} />
              {restorable.includes(name) && (
                <Button size="xs" variant="default" loading={busy} onClick={() => restore([name])}>
                  {texts.restoreField(field.label)}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {restorable.length > 0 && (
        <Group gap="sm">
          <Button loading={busy} onClick={() => restore(null)}>
            {texts.restoreAll(opened.n)}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.restoreHelp}
          </Text>
        </Group>
      )}
    </Stack>
  )
}

/** The older version stands before the newer one, and both before the present. */
function sidesOf({ opened, other, present }: Compared): {
  old: Values
  now: Values
  labels: [old: string, now: string]
} {
  if (other === null)
    return { old: opened.valores, now: present, labels: [texts.version(opened.n), texts.present] }
  const [first, second] = opened.n < other.n ? [opened, other] : [other, opened]
  return {
    old: first.valores,
    now: second.valores,
    labels: [texts.version(first.n), texts.version(second.n)],
  }
}

import { Button, Popover, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dayNames } from '../../../contract/texts/hours.ts'
import { hoursTexts as texts } from '../../../contract/texts/inputs.ts'
import { capital, type Day, days } from '../../../contract/values/hours.ts'

const WEEKDAYS = days.slice(0, 5)

interface CopyDayProps {
  readonly day: Day
  readonly disabled: boolean
  /** `called` says to which days. */
  readonly onCopy: (from: Day, to: readonly Day[], called: string) => void
}

/** Copies a day's hours to other days. */
export function CopyDay({ day, disabled, onCopy }: CopyDayProps) {
  const [opened, { toggle, close }] = useDisclosure(false)
  const to = (called: string, others: readonly Day[]) => (
    <Button
      key={called}
      size="xs"
      variant="subtle"
      justify="flex-start"
      onClick={() => {
        close()
        onCopy(day, others, called)
      }}
    >
      {capital(called)}
    </Button>
  )
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      trapFocus
      returnFocus
      withinPortal={false}
      position="bottom-end"
    >
      <Popover.Target>
        <Button size="sm" variant="default" disabled={disabled} onClick={toggle}>
          {/* Not as a label, by which only the input is to be found. */}
          {texts.copy} <span className="panel-unseen">({dayNames[day]})</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.copy} p="xs">
        <Stack gap={2}>
          {to(texts.weekdays, WEEKDAYS)}
          {to(texts.everyDay, days)}
          {days.filter((other) => other !== day).map((other) => to(dayNames[other], [other]))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

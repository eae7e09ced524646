import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { inputTexts as texts } from '../../../contract/texts/inputs.ts'

interface RowsProps<T> {
  readonly rows: readonly T[]
  /** The most rows; one more cannot be added. */
  readonly most: number
  /** The name of the row in a place, counted from 1: `Teléfono 2`. */
  readonly nameOf: (place: number) => string
  readonly onChange: (rows: readonly T[]) => void
  /** Adds a row; without it, rows come from elsewhere. */
  readonly add?: { readonly label: string; readonly blank: T }
  readonly movable?: boolean
  readonly children: (row: T, index: number) => ReactNode
}

/** Rows that can be added, moved and removed by buttons. What is done is said, and the focus follows it. */
export function Rows<T>({ rows, most, nameOf, onChange, add, movable = false, children }: RowsProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const focus = useFocusNext(list)
  const [said, setSaid] = useState('')
  const [gone, setGone] = useState<{ readonly row: T; readonly index: number } | null>(null)
  const tell = (text: string, removed: typeof gone = null) => {
    setSaid(text)
    setGone(removed)
  }
  const move = (index: number, by: -1 | 1) => {
    onChange(moved(rows, index, index + by))
    tell(texts.moved(nameOf(index + 1), index + by + 1))
    focus(index + by, [`[data-move="${by}"]:enabled`, '[data-move]:enabled'])
  }
  const remove = (row: T, index: number) => {
    onChange(rows.toSpliced(index, 1))
    tell(texts.removed(nameOf(index + 1)), { row, index })
    focus(Math.min(index, rows.length - 2), ['[data-remove]'])
  }
  const undo = () => {
    if (!gone) return
    onChange(rows.toSpliced(gone.index, 0, gone.row))
    tell('')
    focus(gone.index, ['input', 'button'])
  }
  return (
    <Stack gap="sm" align="flex-start">
      {rows.length > 0 && (
        <ul ref={list} className="panel-rows">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and every input in it is controlled.
            <li key={index} data-row={index}>
              <span className="panel-unseen">{nameOf(index + 1)}</span>
              <div className="panel-row">{children(row, index)}</div>
              <Group gap="xs" wrap="nowrap" className="panel-row-buttons">
                {movable && (
                  <>
                    <MoveButton
                      name={nameOf(index + 1)}
                      by={-1}
                      off={index === 0}
                      onMove={() => move(index, -1)}
                    />
                    <MoveButton
                      name={nameOf(index + 1)}
                      by={1}
                      off={index === rows.length - 1}
                      onMove={() => move(index, 1)}
                    />
                  </>
                )}
                <Button size="xs" variant="subtle" color="red" data-remove onClick={() => remove(row, index)}>
                  {texts.remove}
                  <Unseen>{nameOf(index + 1)}</Unseen>
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {add && (
        <Group gap="sm">
          <Button
            size="xs"
            variant="default"
            disabled={rows.length >= most}
            onClick={() => {
              onChange([...rows, add.blank])
              tell('')
              focus(rows.length, ['input'])
            }}
          >
            {add.label}
          </Button>
          {rows.length >= most && (
            <Text size="sm" c="dimmed">
              {texts.full(most)}
            </Text>
          )}
        </Group>
      )}
      <Group gap="xs">
        <Text size="sm" role="status" className={gone ? undefined : 'panel-unseen'}>
          {said}
        </Text>
        {gone && rows.length < most && (
          <Button size="compact-sm" variant="default" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

interface MoveButtonProps {
  readonly name: string
  readonly by: -1 | 1
  readonly off: boolean
  readonly onMove: () => void
}

function MoveButton({ name, by, off, onMove }: MoveButtonProps) {
  return (
    <ActionIcon variant="default" size="lg" data-move={by} disabled={off} onClick={onMove}>
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
      <Unseen>
        {by < 0 ? texts.up : texts.down} {name}
      </Unseen>
    </ActionIcon>
  )
}

/** Words of a button for screen readers. Not as its label, by which only an input is to be found. */
const Unseen = ({ children }: { children: ReactNode }) => <span className="panel-unseen"> {children}</span>

/** Returns a list with one of its rows in another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from]
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Returns a function that focuses the first of these controls in a row, once the list shows its change. */
function useFocusNext(list: React.RefObject<HTMLUListElement | null>) {
  const next = useRef<readonly [index: number, selectors: readonly string[]] | null>(null)
  useLayoutEffect(() => {
    if (!next.current) return
    const [index, selectors] = next.current
    next.current = null
    const row = list.current?.querySelector(`[data-row="${index}"]`)
    const found = selectors.map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean)
    found?.focus()
  })
  return (index: number, selectors: readonly string[]) => {
    next.current = [index, selectors]
  }
}

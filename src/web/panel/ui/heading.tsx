import { Title } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { type Address, type Area, screenTitle } from '../area.ts'

/** A screen's heading. It takes the focus when the screen opens, so that a screen reader begins there. */
export function Heading({ area, address }: { area: Area; address: Address }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Title order={1} size="h2" ref={heading} tabIndex={-1} className="panel-heading">
      {screenTitle(area, address)}
    </Title>
  )
}

import { Badge } from '@mantine/core'

/** Shows one of a record's states; `on` when it needs nobody's attention, `long` for one of several words. */
export const StateBadge = (props: { on: boolean; long?: boolean; children: React.ReactNode }) => (
  <Badge variant="default" className="panel-badge" data-on={props.on} data-long={props.long}>
    {props.children}
  </Badge>
)

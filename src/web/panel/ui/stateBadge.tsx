import { Badge } from '@mantine/core'

/** Shows one of a record's states; `on` when it needs nobody's attention. */
export const StateBadge = ({ on, children }: { on: boolean; children: React.ReactNode }) => (
  <Badge variant="default" className="panel-badge" data-on={on}>
    {children}
  </Badge>
)

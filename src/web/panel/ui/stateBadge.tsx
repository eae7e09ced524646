import { Badge } from '@mantine/core'

/** One of a few states in which a record is; `on` is the one that asks for nobody's attention. */
export const StateBadge = ({ on, children }: { on: boolean; children: React.ReactNode }) => (
  <Badge variant="default" className="panel-badge" data-on={on}>
    {children}
  </Badge>
)

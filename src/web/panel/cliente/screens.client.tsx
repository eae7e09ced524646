import { type Opened, Panel } from '../panel.tsx'
import { Account } from '../screens/account.tsx'
import { cliente } from './area.ts'
import { Start } from './start.tsx'

const extras = { cuenta: Account }

export default function ClienteScreens(props: Opened) {
  return <Panel area={cliente} {...props} index={Start} extras={extras} />
}

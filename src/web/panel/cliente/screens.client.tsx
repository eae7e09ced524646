import { Panel } from '../panel.tsx'
import { Account } from '../screens/account.tsx'
import { cliente } from './area.ts'
import { Start } from './start.tsx'

const extras = { cuenta: Account }

export default function ClienteScreens({ path }: { path: string }) {
  return <Panel area={cliente} path={path} index={Start} extras={extras} />
}

import { type Opened, Panel } from '../panel.tsx'
import { Account } from '../screens/account.tsx'
import { Ajustes } from '../screens/ajustes.tsx'
import { admin } from './area.ts'
import { Welcome } from './welcome.tsx'

const extras = { ajustes: Ajustes, cuenta: Account }

export default function AdminScreens(props: Opened) {
  return <Panel area={admin} {...props} index={Welcome} extras={extras} />
}

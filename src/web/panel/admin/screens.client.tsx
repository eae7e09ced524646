import { type Opened, Panel } from '../panel.tsx'
import { Account } from '../screens/account.tsx'
import { ActivityLog } from '../screens/activity.tsx'
import { Ajustes } from '../screens/ajustes.tsx'
import { PasswordLink } from '../screens/passwordLink.tsx'
import { admin } from './area.ts'
import { Welcome } from './welcome.tsx'

const extras = { ajustes: Ajustes, actividad: ActivityLog, cuenta: Account }
const below = { user: PasswordLink }

export default function AdminScreens(props: Opened) {
  return <Panel area={admin} {...props} index={Welcome} extras={extras} below={below} />
}

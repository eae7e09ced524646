import { type OpenedScreen, Panel } from '../panel.tsx'
import { ProposalQueue } from '../proposals/queue.tsx'
import { AccountScreen } from '../screens/account.tsx'
import { ActivityLog } from '../screens/activity.tsx'
import { AjustesScreen } from '../screens/ajustes.tsx'
import { PasswordLinkScreen } from '../screens/passwordLink.tsx'
import { TrashScreen } from '../trash/screen.tsx'
import { adminArea } from './area.ts'
import { Welcome } from './welcome.tsx'

const extras = {
  propuestas: ProposalQueue,
  ajustes: AjustesScreen,
  actividad: ActivityLog,
  papelera: TrashScreen,
  cuenta: AccountScreen,
}
const below = { user: PasswordLinkScreen }

export default function AdminScreens(props: OpenedScreen) {
  return <Panel area={adminArea} {...props} index={Welcome} extras={extras} below={below} />
}

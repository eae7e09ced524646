import { type OpenedScreen, Panel } from '../panel.tsx'
import { AccountScreen } from '../screens/account.tsx'
import { clienteArea } from './area.ts'
import { Start } from './start.tsx'

const extras = { cuenta: AccountScreen }

export default function ClienteScreens(props: OpenedScreen) {
  return <Panel area={clienteArea} {...props} index={Start} extras={extras} />
}

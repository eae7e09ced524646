import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { LoginState } from '../../session.ts'
import { Seo } from '../ui/seo.tsx'
import { Alert } from './alert.tsx'
import { FormField } from './field.tsx'
import { AccountFrame } from './frame.tsx'
import { Submit } from './submit.tsx'
import { useSend } from './useSend.ts'

/** The target of a one-time link. Its secret is behind the `#`, so that no server and no log sees it. */
export default function Restablecer() {
  const navigate = useNavigate()
  const token = useSyncExternalStore(never, secret, nothing)
  const { send, mend, disabled, message, errors } = useSend<{ message: string }>(api.newPassword)
  const unable = disabled || token === ''

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (unable) return
    await send(event.currentTarget, (answer) => {
      const state: LoginState = { notice: answer.message }
      return navigate(site.login, { state, replace: true })
    })
  }

  return (
    <AccountFrame title="Elegir otra contraseña">
      <Seo
        title="Elegir otra contraseña"
        description="Elige otra contraseña."
        path={site.restablecer}
        noindex
      />
      <form method="post" onSubmit={submit} onInput={mend} className="space-y-5">
        <input type="hidden" name="token" value={token} />
        <FormField
          name="password"
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          help="Al menos 8 caracteres."
          error={errors.password?.[0]}
        />
        <Alert
          text={token === '' ? 'A este enlace le falta una parte: ábrelo completo, como llegó.' : message}
        />
        <Submit disabled={unable}>Guardar la contraseña</Submit>
      </form>
      <p className="text-soft mt-6">
        <Link to={site.recuperar} className="link">
          Pedir otro enlace
        </Link>
      </p>
    </AccountFrame>
  )
}

const never = () => () => undefined
const secret = () => window.location.hash.slice(1)
/** Unknown, which differs from missing. */
const nothing = () => undefined

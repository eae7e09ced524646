import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { session as texts } from '../../../contract/texts/site.ts'
import type { LoginAnswer } from '../../../contract/views.ts'
import { type LoginState, readSession, useSession, writeSession } from '../../session.ts'
import { Seo } from '../ui/seo.tsx'
import { Alert } from './alert.tsx'
import { FormField } from './field.tsx'
import { AccountFrame } from './frame.tsx'
import { Submit } from './submit.tsx'
import { useSend } from './useSend.ts'

/** Logs in, and leads to the person's area or back to the page that they wanted. */
export default function LoginPage() {
  const session = useSession()
  const navigate = useNavigate()
  const state: LoginState | null = useLocation().state
  const from = state?.from
  const entered = useRef(false)
  const [kept, setKept] = useState(true)
  const { send, disabled, message } = useSend<LoginAnswer>(api.login)

  useEffect(() => {
    if (session) void navigate(destination(session.role, from, entered.current), { replace: true })
  }, [session, from, navigate])

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (disabled || readSession()) return
    await send(event.currentTarget, (answer) => {
      entered.current = true
      setKept(writeSession(answer.token, answer.user))
    })
  }

  return (
    <AccountFrame title="Entrar" notice={state?.notice}>
      <Seo
        title="Entrar"
        description="Entra con tu correo y contraseña para cuidar tu negocio en el directorio."
        path={site.login}
      />
      <form method="post" onSubmit={submit} className="space-y-5">
        <FormField name="email" label="Correo electrónico" type="email" autoComplete="username" />
        <FormField name="password" label="Contraseña" type="password" autoComplete="current-password" />
        <Alert text={kept ? message : texts.notKept} />
        <Submit disabled={disabled}>ENVIAR</Submit>
      </form>
      <p className="text-soft mt-6">
        ¿Aún no tienes cuenta?{' '}
        <Link to={site.register} className="link">
          Regístrate
        </Link>
      </p>
      <p className="text-soft mt-2">
        <Link to={site.recuperar} className="link">
          ¿Olvidaste la contraseña?
        </Link>
      </p>
    </AccountFrame>
  )
}

/**
 * The page that the person wanted, if their role may see it; otherwise home, or their area after a login without a
 * wanted page.
 */
function destination(role: string, from: string | undefined, entered: boolean): string {
  if (from === undefined) return entered ? `/${role}` : site.home
  const area = [site.admin, site.cliente].find((path) => from === path || from.startsWith(`${path}/`))
  return area === undefined || area === `/${role}` ? from : site.home
}

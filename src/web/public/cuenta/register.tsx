import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { type LoginState, useSession } from '../../session.ts'
import { Seo } from '../ui/seo.tsx'
import { Alert } from './alert.tsx'
import { FormField } from './field.tsx'
import { AccountFrame } from './frame.tsx'
import { Submit } from './submit.tsx'
import { useSend } from './useSend.ts'

/** Creates an account, which an administrator approves. */
export default function Register() {
  const session = useSession()
  const navigate = useNavigate()
  const { send, mend, disabled, message, errors } = useSend<{ message: string }>(api.register)

  useEffect(() => {
    if (session) void navigate(site.home, { replace: true })
  }, [session, navigate])

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (disabled) return
    await send(event.currentTarget, (answer) => {
      const state: LoginState = { notice: answer.message }
      return navigate(site.login, { state })
    })
  }

  return (
    <AccountFrame title="Crear una cuenta">
      <Seo
        title="Crear una cuenta"
        description="Crea una cuenta para dar de alta tu negocio."
        path={site.register}
      />
      <form method="post" onSubmit={submit} onInput={mend} className="space-y-5">
        <FormField name="name" label="Nombre" type="text" autoComplete="name" error={errors.name?.[0]} />
        <FormField
          name="email"
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          error={errors.email?.[0]}
        />
        <FormField
          name="password"
          label="Contraseña"
          type="password"
          autoComplete="new-password"
          help="Al menos 8 caracteres."
          error={errors.password?.[0]}
        />
        <Alert text={message} />
        <p className="text-soft">
          Al registrarte aceptas los{' '}
          <Link to={site.terminos} className="link">
            Términos y condiciones
          </Link>
          .
        </p>
        <Submit disabled={disabled}>Registrarme</Submit>
      </form>
      <p className="text-soft mt-6">
        ¿Ya tienes cuenta?{' '}
        <Link to={site.login} className="link">
          Entra aquí
        </Link>
      </p>
    </AccountFrame>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { Seo } from '../ui/seo.tsx'
import { Alert } from './alert.tsx'
import { FormField } from './field.tsx'
import { AccountFrame } from './frame.tsx'
import { Submit } from './submit.tsx'
import { useSend } from './useSend.ts'

/** Requests a link for choosing another password. */
export default function Recuperar() {
  const [notice, setNotice] = useState<string>()
  const { send, mend, disabled, message, errors } = useSend<{ message: string }>(api.passwordLink)

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (disabled) return
    setNotice(undefined)
    await send(event.currentTarget, (answer) => setNotice(answer.message))
  }

  return (
    <AccountFrame title="Recuperar la contraseña" notice={notice}>
      <Seo
        title="Recuperar la contraseña"
        description="Recupera la entrada a la cuenta."
        path={site.recuperar}
      />
      <form method="post" onSubmit={submit} onInput={mend} className="space-y-5">
        <FormField
          name="email"
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          help="El de la cuenta; ahí llegará el enlace."
          error={errors.email?.[0]}
        />
        <Alert text={message} />
        <Submit disabled={disabled}>Pedir el enlace</Submit>
      </form>
      <p className="text-soft mt-6">
        <Link to={site.login} className="link">
          Volver a la entrada
        </Link>
      </p>
    </AccountFrame>
  )
}

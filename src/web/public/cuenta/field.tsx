import { useId } from 'react'
import { PasswordInput } from './passwordInput.tsx'

/** A labelled input, with the server's message about it. */
export function FormField(props: {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly error?: string
  readonly help?: string
}) {
  const id = useId()
  const note = props.error ?? props.help
  const input = {
    id,
    name: props.name,
    autoComplete: props.autoComplete,
    required: true,
    'aria-invalid': props.error !== undefined,
    'aria-describedby': note ? `${id}-nota` : undefined,
    className: 'field',
  }
  return (
    <div>
      <label id={`${id}-etiqueta`} htmlFor={id} className="mb-1.5 block font-semibold">
        {props.label}
      </label>
      {props.type === 'password' ? <PasswordInput {...input} /> : <input {...input} type={props.type} />}
      {note && (
        <p
          id={`${id}-nota`}
          className={`mt-1.5 text-sm ${props.error ? 'text-clay font-semibold' : 'text-soft'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}

import { useId } from 'react'

/** A labelled input, and what the server said about it. */
export function Field(props: {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly error?: string
  readonly help?: string
}) {
  const id = useId()
  const note = props.error ?? props.help
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {props.label}
      </label>
      <input
        id={id}
        name={props.name}
        type={props.type}
        autoComplete={props.autoComplete}
        required
        aria-invalid={props.error !== undefined}
        aria-describedby={note ? `${id}-nota` : undefined}
        className="field"
      />
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

import { Eye, SHOW, usePasswordShown } from '../../passwordShown.tsx'
import { useAlive } from '../ui/useAlive.ts'

/** A password field with a button that shows its text. */
export function PasswordInput(props: Omit<React.ComponentProps<'input'>, 'type'>) {
  const { shown, input, button } = usePasswordShown()
  const alive = useAlive()
  return (
    <div className="field-frame">
      <input {...props} {...input} />
      <button
        {...button}
        title={SHOW}
        aria-describedby={props.id && `${props.id}-etiqueta`}
        disabled={!alive}
        className="field-button"
      >
        <span className="sr-only">{SHOW}</span>
        <Eye open={shown} className="size-6" />
      </button>
    </div>
  )
}

import { Eye, SHOW, usePasswordShown } from '../../passwordShown.tsx'
import { useAlive } from '../useAlive.ts'

/** A password's field, with a button that shows what stands in it. */
export function PasswordInput({ className, ...input }: Omit<React.ComponentProps<'input'>, 'type'>) {
  const { field, type, button } = usePasswordShown()
  const alive = useAlive()
  return (
    <div className="field-frame">
      <input
        {...input}
        ref={field}
        type={type}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={className}
      />
      <button
        {...button}
        title={SHOW}
        aria-describedby={input.id && `${input.id}-etiqueta`}
        disabled={!alive}
        className="field-button"
      >
        <span className="sr-only">{SHOW}</span>
        <Eye open={type === 'text'} className="size-6" />
      </button>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'

/** The state of a password field with a button that shows its text, shared by the site and the panel. */
export interface PasswordShown {
  readonly shown: boolean
  readonly input: {
    readonly ref: React.RefObject<HTMLInputElement | null>
    readonly type: 'text' | 'password'
    readonly autoCapitalize: 'off'
    readonly autoCorrect: 'off'
    readonly spellCheck: false
  }
  /**
   * Props of the button that shows and hides it. Its label does not contain the word password, which belongs to the
   * field.
   */
  readonly button: {
    readonly type: 'button'
    readonly 'aria-pressed': boolean
    readonly onClick: () => void
  }
}

/**
 * Hides a password until its button is pressed, and again when its form is sent, because browsers offer to save hidden
 * ones.
 */
export function usePasswordShown(): PasswordShown {
  const [shown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return {
    shown,
    input: {
      ref: field,
      type: shown ? 'text' : 'password',
      autoCapitalize: 'off',
      autoCorrect: 'off',
      spellCheck: false,
    },
    button: { type: 'button', 'aria-pressed': shown, onClick: () => setShown(!shown) },
  }
}

export const SHOW = 'Mostrar'

/** An eye, struck through while the password is shown. */
export const Eye = ({ open, className }: { open: boolean; className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path
      d={`M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z${open ? 'M4 4l16 16' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

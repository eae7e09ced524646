import { useEffect, useState } from 'react'

/** Copies a text and says so. Hidden without scripts. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const notice = useNotice()
  return (
    <span className="scripted no-print inline-flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center"
        onClick={() => void copied(text).then((ok) => notice.say(ok ? done : NOT_COPIED))}
      >
        {label}
      </button>
      <span role="status" className="text-soft text-sm">
        {notice.text}
      </span>
    </span>
  )
}

export const NOT_COPIED = 'Este navegador no dejó copiar.'

/** Puts a text on the clipboard; false where the browser refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const SHOWN_MS = 5000

/** A short notice, which goes away again. */
export function useNotice(): { readonly text: string; readonly say: (text: string) => void } {
  const [text, say] = useState('')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => say(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { text, say }
}

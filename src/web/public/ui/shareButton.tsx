import { copied, NOT_COPIED, useNotice } from './copyButton.tsx'

/** Shares an address by the telephone's own sheet; elsewhere it copies it. Hidden without scripts. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const notice = useNotice()
  const share = async () => {
    if (await shared({ title, url })) return
    notice.say((await copied(url)) ? 'Enlace copiado' : NOT_COPIED)
  }
  return (
    <>
      <button type="button" className="button-quiet scripted" onClick={() => void share()}>
        Compartir
      </button>
      <span role="status" className="text-soft self-center text-sm empty:hidden">
        {notice.text}
      </span>
    </>
  )
}

/** Whether the person saw the sheet; closing it without a choice is no failure. */
async function shared(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

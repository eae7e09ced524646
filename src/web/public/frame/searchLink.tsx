import { type ComponentType, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { site } from '../../../contract/paths.ts'

/**
 * A link to the search page. With scripts it opens the search over the page, also with Ctrl K. `brief`: only its icon.
 */
export function SearchLink({ brief }: { readonly brief: boolean }) {
  const { dialog: Dialog, open, close } = useSearchDialog()
  const apple = useSyncExternalStore(never, isApple, () => false)
  useShortcut(open)
  return (
    <>
      <Link
        to={site.buscar}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        className={`icon-button ${brief ? '' : 'bar:flex bar:w-auto bar:items-center bar:gap-2 bar:px-4'}`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path
            d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className={brief ? 'sr-only' : 'sr-only bar:not-sr-only'}>Buscar</span>
        {!brief && (
          <span aria-hidden="true" className="shortcut">
            {apple ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </Link>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}

type SearchDialog = ComponentType<{ readonly onClose: () => void }>

/** Loads the dialog on first use; when that fails, the link leads to the search page. */
function useSearchDialog() {
  const [opened, setOpened] = useState<{ dialog: SearchDialog; over: string }>()
  // The dialog may arrive a second time after it was closed, when it was requested twice while loading.
  const wanted = useRef(false)
  const navigate = useNavigate()
  const { key } = useLocation()
  return {
    // Navigating to another page closes it.
    dialog: opened?.over === key ? opened.dialog : undefined,
    open: () => {
      wanted.current = true
      import('../buscar/searchDialog.tsx').then(
        ({ SearchDialog }) => wanted.current && setOpened({ dialog: SearchDialog, over: key }),
        () => navigate(site.buscar),
      )
    },
    close: () => {
      wanted.current = false
      setOpened(undefined)
    },
  }
}

function useShortcut(act: () => void): void {
  const onShortcut = useEffectEvent(act)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!asked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

const never = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

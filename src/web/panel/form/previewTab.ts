import type { PreviewLink } from '../../../contract/views.ts'
import { call } from '../calls.ts'

/** A tab that will show a preview. */
export interface PreviewTab {
  /** Shows the record that this call gives the address of. Throws ApiError, and closes the tab. */
  readonly show: (path: string) => Promise<void>
  /** Closes it, because there is nothing to show. */
  readonly close: () => void
}

/**
 * Opens an empty tab. It has to be called at the press itself: a browser lets no page open a tab later. One that lets
 * none be opened shows the preview here.
 */
export function openPreviewTab(): PreviewTab {
  const tab = window.open('', '_blank')
  const close = () => tab?.close()
  return {
    show: async (path) => {
      const { data } = await call<PreviewLink>(path, { method: 'POST' }).catch((error: unknown) => {
        close()
        throw error
      })
      const { pathname } = new URL(data.url)
      if (tab) tab.location.replace(pathname)
      else window.location.assign(pathname)
    },
    close,
  }
}

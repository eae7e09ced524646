import { type ReactNode, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../contract/paths.ts'
import { nothingFound } from '../../../contract/siteKinds.ts'
import { LONGEST_SEARCH } from '../../../contract/spanish/searchText.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { CloseButton, Dialog } from '../ui/dialog.tsx'
import { Found } from '../ui/search/found.tsx'
import { type LiveSearch, useLiveSearch } from '../ui/search/liveSearch.ts'
import { SearchFailure } from '../ui/search/searchBox.tsx'
import { countIn, type Group, groupsOf } from './groups.ts'
import { countResults, everyKind, foundAny, hasWords, searchAddress } from './kinds.ts'
import { OptionList } from './options.tsx'
import { Advice, Shortcuts } from './suggestions.tsx'
import { useCombobox } from './useCombobox.ts'

/** How many results of each kind it shows; the search page has the rest. */
const FEW = 4

/** The site-wide search, over any page. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const search = useLiveSearch<SiteAnswer>(
    api.buscar,
    '',
    { data: nothingFound, similar: false },
    nothingFound,
  )
  const groups = groupsOf(search.answer, search.query.text).map(first)
  const shown = countIn(groups)
  const combobox = useCombobox(id, shown, search.query.text)
  const all = searchAddress(search.text)
  return (
    <Dialog labelledBy={`${id}-titulo`} className="search-dialog" onClose={onClose}>
      <h2 id={`${id}-titulo`} className="sr-only">
        Buscar en todo el sitio
      </h2>
      <div className="border-line flex items-center gap-2 border-b p-3">
        <form
          className="flex-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (combobox.choose()) return
            onClose()
            void navigate(all)
          }}
        >
          <input
            {...combobox.input}
            ref={(input) => {
              field.current = input
              // React's own property would focus the field before the dialog opens, and the focus would be lost.
              input?.setAttribute('autofocus', '')
            }}
            type="text"
            enterKeyHint="search"
            aria-label="Buscar en todo el sitio"
            placeholder="¿Qué buscas?"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
            className="field"
          />
        </form>
        <CloseButton />
      </div>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-3">
        {search.failed && <SearchFailure onRetry={search.retry} field={field} />}
        <p role="status" className="text-soft px-2 text-sm">
          {statusOf(search)}
        </p>
        <OptionList
          groups={groups}
          query={search.query}
          listId={combobox.input['aria-controls']}
          active={combobox.active}
          onChosen={onClose}
        />
        {!search.failed && hasWords(search.query.text) && shown === 0 && (
          <Advice className="text-soft list-disc px-2 py-3 pl-7" />
        )}
        {!search.failed && !hasWords(search.query.text) && (
          <Shortcuts
            title="O empieza por aquí"
            categorias={[]}
            className="px-2 pt-5 pb-3"
            onChosen={onClose}
          />
        )}
      </div>
      {shown > 0 && (
        <p className="border-line border-t px-5 py-1">
          <Link to={all} onClick={onClose} className="link inline-flex min-h-11 items-center">
            Ver todos los resultados
          </Link>
        </p>
      )}
    </Dialog>
  )
}

const first = (group: Group): Group => ({ ...group, results: group.results.slice(0, FEW) })

function statusOf(search: LiveSearch<SiteAnswer>): ReactNode {
  if (search.failed) return ''
  if (!hasWords(search.query.text)) return search.pending ? 'Buscando…' : `Encuentra ${everyKind()}.`
  const { totales } = search.answer
  return foundAny(totales) ? (
    <Found query={search.query} counted={countResults(totales)} />
  ) : (
    `No encontramos nada con «${search.query.text.trim()}».`
  )
}

import { useState } from 'react'
import { useLocation } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { nothingFound, type SiteKind } from '../../../contract/siteKinds.ts'
import type { PublicCategoria, SiteAnswer } from '../../../contract/views.ts'
import type { Searched } from '../../api.ts'
import { onlyForAnotherAddress, orNull, reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, pageNumberOf } from '../ui/pager.tsx'
import { Found } from '../ui/search/found.tsx'
import { useLiveSearch } from '../ui/search/liveSearch.ts'
import { SearchBox, searchedIn } from '../ui/search/searchBox.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { groupsOf } from './groups.ts'
import { KindNav } from './kindNav.tsx'
import {
  countResults,
  foundAny,
  hasWords,
  kindIn,
  kindTitle,
  PER_PAGE,
  searchAddress,
  searchCall,
} from './kinds.ts'
import { Results } from './results.tsx'
import { Missed, NoneOfKind, Start } from './suggestions.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { get, search } = reader(context)
  const query = new URL(request.url).searchParams
  const text = searchedIn(query, 'q')
  const only = kindIn(query)
  const page = only ? pageNumberOf(query) : 1
  const [answer, categorias] = await Promise.all([
    text
      ? orNull(context, search<SiteAnswer>(searchCall(only, page), text))
      : { data: nothingFound, similar: false },
    orNull(context, get<PublicCategoria[]>(api.categoriasHome)),
  ])
  if (only && answer) keepWithinPages(request, answer.data.totales[only], PER_PAGE)
  return { text, only, page, answer, categorias: categorias ?? [] }
}

export const shouldRevalidate = onlyForAnotherAddress

/** A search of everything on the site, or the paginated results of one kind. */
export default function Buscar({ loaderData }: Route.ComponentProps) {
  const { ajustes } = useSite()
  // A navigation from elsewhere starts a new search; while a person types, the address changes without a navigation.
  const { key } = useLocation()
  const { text, only } = loaderData
  return (
    <>
      <Seo
        title={text ? `${only ? kindTitle(only) : 'Buscar'}: ${text}` : 'Buscar'}
        description={`Busca sucursales, productos, artículos y documentos de ${ajustes.nombre}.`}
        path={site.buscar}
        trail={[['Buscar', site.buscar]]}
        noindex={text !== ''}
      />
      <PageHead trail={[['Buscar', site.buscar]]} title="Buscar" />
      <div className="wrap min-h-[50dvh]">
        <Search key={key} {...loaderData} />
      </div>
    </>
  )
}

interface Loaded {
  readonly text: string
  readonly only: SiteKind | null
  readonly page: number
  readonly answer: Searched<SiteAnswer> | null
  readonly categorias: readonly PublicCategoria[]
}

function Search({ text, only, page: first, answer, categorias }: Loaded) {
  const search = useLiveSearch<SiteAnswer>(searchCall(only), text, answer, nothingFound)
  const [page, setPage] = useState(first)
  const beginAt = (wanted: string) => {
    setPage(1)
    window.history.replaceState(window.history.state, '', searchAddress(wanted, only))
  }
  const { totales } = search.answer
  const groups = groupsOf(search.answer, search.query.text, only)
  const searched = hasWords(search.query.text) && !search.failed
  const missed = !foundAny(totales)
  return (
    <>
      <SearchBox
        name="q"
        label="Buscar en todo el sitio"
        placeholder="¿Qué buscas?"
        action={site.buscar}
        text={search.text}
        onText={(wanted) => {
          beginAt(wanted)
          search.setText(wanted)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          beginAt(search.text)
          search.retry()
        }}
        failed={search.failed}
        onRetry={search.retry}
      >
        {only && <input type="hidden" name="tipo" value={only} />}
      </SearchBox>
      {searched && <KindNav text={search.query.text} totales={totales} only={only} />}
      <p role="status" className="text-soft mt-3 min-h-7">
        {search.pending && 'Buscando…'}
        {!search.pending && searched && <Found query={search.query} counted={countResults(totales, only)} />}
      </p>
      <Results groups={groups} query={search.query} />
      {!searched && !search.failed && <Start categorias={categorias} />}
      {searched && missed && <Missed text={search.query.text} categorias={categorias} />}
      {only && searched && !missed && groups.length === 0 && <NoneOfKind title={kindTitle(only)} />}
      {only && searched && (
        <Pager
          page={page}
          total={totales[only]}
          perPage={PER_PAGE}
          to={(other) => searchAddress(search.query.text, only, other)}
        />
      )}
    </>
  )
}

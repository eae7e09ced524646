import { useLocation } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicCategoria, SiteAnswer } from '../../../contract/views.ts'
import type { Searched } from '../../api.ts'
import { onlyForAnotherAddress, orNull, reader } from '../../load.ts'
import { count } from '../count.ts'
import { useSite } from '../layoutData.ts'
import { useLiveSearch } from '../liveSearch.ts'
import { PageHead } from '../pageHead.tsx'
import { foundText, SearchBox, SearchFailure } from '../searchBox.tsx'
import { Seo } from '../seo.tsx'
import type { Route } from './+types/page'
import { countIn, groupsOf, hasWords, NOTHING, searchAddress } from './groups.ts'
import { Results } from './results.tsx'
import { Missed, Start } from './suggestions.tsx'

/** The API's search reads no longer text. */
const LONGEST = 200

export async function loader({ context, request }: Route.LoaderArgs) {
  const { get, search } = reader(context)
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const [answer, categorias] = await Promise.all([
    text ? orNull(context, search<SiteAnswer>(api.buscar, text)) : { data: NOTHING, similar: false },
    orNull(context, get<PublicCategoria[]>(api.categoriasHome)),
  ])
  return { text, answer, categorias: categorias ?? [] }
}

export const shouldRevalidate = onlyForAnotherAddress

/** One search for all that the site has. */
export default function Buscar({ loaderData }: Route.ComponentProps) {
  const { ajustes } = useSite()
  // Another way here is another search; while typing the address follows without a way.
  const { key } = useLocation()
  return (
    <>
      <Seo
        title={loaderData.text ? `Buscar: ${loaderData.text}` : 'Buscar'}
        description={`Busca sucursales, productos, artículos y documentos de ${ajustes.nombre}.`}
        path={site.buscar}
        trail={[['Buscar', site.buscar]]}
        noindex={loaderData.text !== ''}
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
  readonly answer: Searched<SiteAnswer> | null
  readonly categorias: readonly PublicCategoria[]
}

function Search({ text, answer, categorias }: Loaded) {
  const search = useLiveSearch<SiteAnswer>(api.buscar, text, answer, NOTHING)
  const groups = groupsOf(search.answer, search.query.text)
  const searched = hasWords(search.query.text)
  const found = countIn(groups)
  return (
    <>
      <SearchBox
        name="q"
        label="Buscar en todo el sitio"
        placeholder="¿Qué buscas?"
        action={site.buscar}
        text={search.text}
        onText={(wanted) => {
          search.setText(wanted)
          window.history.replaceState(window.history.state, '', searchAddress(wanted))
        }}
        onSubmit={(event) => {
          event.preventDefault()
          search.retry()
        }}
      />
      {search.failed && <SearchFailure onRetry={search.retry} />}
      <p role="status" className="text-soft mt-3 min-h-7">
        {search.pending && 'Buscando…'}
        {!search.pending &&
          !search.failed &&
          searched &&
          foundText(search.query, count(found, 'resultado', 'resultados'))}
      </p>
      <Results groups={groups} query={search.query} />
      {!searched && !search.failed && <Start categorias={categorias} />}
      {searched && found === 0 && !search.failed && (
        <Missed text={search.query.text} categorias={categorias} />
      )}
    </>
  )
}

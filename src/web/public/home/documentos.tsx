import { api, pdfPath } from '../../../contract/paths.ts'
import type { PublicCatalogo } from '../../../contract/views.ts'
import { Marked } from '../buscar/marked.tsx'
import { count } from '../count.ts'
import { Empty } from '../empty.tsx'
import { useLiveSearch } from '../liveSearch.ts'
import { SearchBox, SearchFailure } from '../searchBox.tsx'

/** The PDF catalogues, found by title and by what stands inside. */
export function Documentos({ text, initial }: { text: string; initial: PublicCatalogo[] }) {
  const search = useLiveSearch<PublicCatalogo[]>(api.catalogosSearch, text, initial, [])
  return (
    <>
      <SearchBox
        name="documentos"
        label="Buscar documentos"
        placeholder="Escribe el título del catálogo"
        action="/#documentos"
        text={search.text}
        onText={search.setText}
      />
      {search.failed && <SearchFailure onRetry={search.retry} />}
      <p role="status" className="text-soft mt-3 mb-4">
        {count(search.answer.length, 'documento', 'documentos')}
      </p>
      {search.answer.length === 0 && <Empty>No hay documentos para mostrar.</Empty>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {search.answer.map((catalogo) => (
          <Card key={catalogo.id} catalogo={catalogo} query={search.answered} />
        ))}
      </ul>
    </>
  )
}

function Card({ catalogo, query }: { catalogo: PublicCatalogo; query: string }) {
  const title = `catalogo-${catalogo.id}`
  return (
    <li className="card flex-row gap-4 p-4 sm:flex-col sm:gap-3 sm:p-5">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="text-clay size-8 shrink-0">
        <path
          d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 id={title} className="text-lg">
          <Marked text={catalogo.titulo} query={query} />
        </h3>
        {catalogo.extracto && (
          <p className="text-soft mt-2 text-sm">
            Página {catalogo.pagina}: <Marked text={catalogo.extracto} query={query} />
          </p>
        )}
        <p className="mt-auto sm:pt-2">
          <a
            href={pdfPath(catalogo.archivo, catalogo.pagina)}
            target="_blank"
            rel="noopener"
            aria-describedby={title}
            className="link covering inline-flex min-h-11 items-center"
          >
            Ver PDF
          </a>
        </p>
      </div>
    </li>
  )
}

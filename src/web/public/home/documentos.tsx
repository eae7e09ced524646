import { api, pdfPath } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { PublicCatalogo } from '../../../contract/views.ts'
import type { Searched } from '../../api.ts'
import { Marked } from '../buscar/marked.tsx'
import { countFound } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { useLiveSearch } from '../ui/search/liveSearch.ts'
import { foundText, SearchBox } from '../ui/search/searchBox.tsx'
import { keepInAddress } from './address.ts'
import { Cover } from './cover.tsx'

/** The PDF catalogues, searched by title and text. */
export function Documentos({ text, initial }: { text: string; initial: Searched<PublicCatalogo[]> }) {
  const search = useLiveSearch<PublicCatalogo[]>(api.catalogosSearch, text, initial, [])
  return (
    <>
      <SearchBox
        name="documentos"
        label="Buscar documentos"
        placeholder="Escribe el título del catálogo"
        action="/#documentos"
        text={search.text}
        onText={(text) => {
          keepInAddress('documentos', text)
          search.setText(text)
        }}
        failed={search.failed}
        onRetry={search.retry}
      />
      <p role="status" className="text-soft mt-3 mb-4">
        {!search.failed &&
          foundText(search.query, countFound(search.answer.length, 'documento', 'documentos'))}
      </p>
      {!search.failed && search.answer.length === 0 && <Empty>No hay documentos para mostrar.</Empty>}
      {!search.failed && (
        <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
          {search.answer.map((catalogo) => (
            <Card key={catalogo.id} catalogo={catalogo} query={search.query} />
          ))}
        </ul>
      )}
    </>
  )
}

function Card({ catalogo, query }: { catalogo: PublicCatalogo; query: Query }) {
  const title = `catalogo-${catalogo.id}`
  return (
    <li className="card flex-row flex-wrap sm:flex-col sm:flex-nowrap">
      <Cover file={catalogo.portada} />
      <div className="beside flex flex-col p-4 sm:p-5">
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

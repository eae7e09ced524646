import { pdfPath } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { PublicCatalogo } from '../../../contract/views.ts'
import { Marked } from '../buscar/marked.tsx'
import { Cover } from './cover.tsx'

/** The list of these cards. */
export const DOCUMENT_GRID = 'grid gap-3 sm:grid-cols-2 md:grid-cols-4'

/** A PDF catalogue; `query` is the search that found it, if any. */
export function DocumentoCard({ catalogo, query }: { catalogo: PublicCatalogo; query: Query | null }) {
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

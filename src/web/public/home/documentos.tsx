import { api, pdfPath } from '../../../contract/paths.ts'
import type { PublicCatalogo } from '../../../contract/views.ts'
import { useLiveSearch } from '../liveSearch.ts'
import { SearchBox, SearchFailure } from '../searchBox.tsx'

/** The PDF catalogues, found by title and by what stands inside. */
export function Documentos({ text, initial }: { text: string; initial: PublicCatalogo[] }) {
  const search = useLiveSearch(api.catalogosSearch, text, initial)
  return (
    <section id="documentos" aria-labelledby="documentos-titulo" className="wrap scroll-mt-24 pt-14">
      <h2 id="documentos-titulo" className="mb-4 text-3xl">
        Documentos
      </h2>
      <SearchBox
        name="documentos"
        label="Buscar documentos"
        placeholder="Escribe el título del catálogo"
        anchor="documentos"
        text={search.text}
        onText={search.setText}
      />
      {search.failed && <SearchFailure onRetry={search.retry} />}
      <p role="status" className="text-soft mt-3">
        {search.items.length === 0 ? 'No hay documentos para mostrar.' : `${search.items.length} documentos`}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {search.items.map((catalogo) => (
          <li key={catalogo.id} className="card gap-2 p-5">
            <h3 className="text-lg">{catalogo.titulo}</h3>
            {catalogo.extracto && (
              <p className="text-soft text-sm">
                Página {catalogo.pagina}: {catalogo.extracto}
              </p>
            )}
            <a
              href={pdfPath(catalogo.archivo, catalogo.pagina)}
              target="_blank"
              rel="noopener"
              className="link mt-auto inline-flex min-h-11 items-center"
            >
              Ver PDF<span className="sr-only">: {catalogo.titulo}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { api } from '../../../contract/paths.ts'
import type { PublicCatalogo } from '../../../contract/views.ts'
import type { Searched } from '../../api.ts'
import { countFound } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { Found } from '../ui/search/found.tsx'
import { useLiveSearch } from '../ui/search/liveSearch.ts'
import { SearchBox } from '../ui/search/searchBox.tsx'
import { keepInAddress } from './address.ts'
import { DOCUMENT_GRID, DocumentoCard } from './documentoCard.tsx'

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
        {!search.failed && (
          <Found query={search.query} counted={countFound(search.answer.length, 'documento', 'documentos')} />
        )}
      </p>
      {!search.failed && search.answer.length === 0 && <Empty>No hay documentos para mostrar.</Empty>}
      {!search.failed && (
        <ul className={DOCUMENT_GRID}>
          {search.answer.map((catalogo) => (
            <DocumentoCard key={catalogo.id} catalogo={catalogo} query={search.query} />
          ))}
        </ul>
      )}
    </>
  )
}

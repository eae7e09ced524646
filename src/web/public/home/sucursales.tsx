import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import type { Searched } from '../../api.ts'
import { Marked } from '../buscar/marked.tsx'
import { EmpresaLink } from '../sucursales/card.tsx'
import { EmpresaDetail } from '../sucursales/detail.tsx'
import { countFound } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { Modal } from '../ui/modal.tsx'
import { Picture } from '../ui/picture.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { useLiveSearch } from '../ui/search/liveSearch.ts'
import { foundText, SearchBox } from '../ui/search/searchBox.tsx'
import { keepInAddress } from './address.ts'
import { FarList } from './farList.tsx'

/** The branches, searched while a person types; a name opens its modal. */
export function Sucursales({ text, initial }: { text: string; initial: Searched<PublicEmpresa[]> }) {
  const search = useLiveSearch<PublicEmpresa[]>(api.empresasSearch, text, initial, [])
  const modal = useRecordModal<PublicEmpresa>(site.sucursal, api.empresaVisit)
  const wanted = search.text.trim()
  return (
    <>
      <SearchBox
        name="sucursales"
        label="Buscar sucursales"
        placeholder="Nombre, giro o colonia"
        action="/#sucursales"
        text={search.text}
        onText={(text) => {
          keepInAddress('sucursales', text)
          search.setText(text)
        }}
        failed={search.failed}
        onRetry={search.retry}
      />
      <p role="status" className="text-soft mt-3 mb-4 min-h-7">
        {/* Without a search these are only the first ones. */}
        {!search.failed &&
          search.query.text.trim() !== '' &&
          foundText(search.query, countFound(search.answer.length, 'sucursal', 'sucursales'))}
      </p>
      {!search.failed && search.answer.length === 0 && <Empty>No hay sucursales para mostrar.</Empty>}
      {!search.failed && (
        <FarList cards={search.answer.length} className="grid gap-3 md:grid-cols-2">
          {search.answer.map((empresa) => (
            <Row key={empresa.id} empresa={empresa} query={search.query} onShow={modal.show} />
          ))}
        </FarList>
      )}
      <p className="mt-6">
        <Link
          to={wanted ? `${site.sucursales}?${new URLSearchParams({ q: wanted })}` : site.sucursales}
          className="button-quiet"
        >
          Ver todas las sucursales
        </Link>
      </p>
      {modal.open && (
        <Modal title={modal.open.nombre} kicker={modal.open.categoria?.nombre} onClose={modal.close}>
          <EmpresaDetail empresa={modal.open} />
        </Modal>
      )}
    </>
  )
}

function Row(props: {
  empresa: PublicEmpresa
  query: Query
  onShow: (event: React.MouseEvent, empresa: PublicEmpresa) => void
}) {
  const { empresa, query } = props
  return (
    <li className="card flex-row flex-wrap items-center gap-4 p-3">
      <Picture
        folder="empresa"
        file={empresa.urlfoto}
        alt=""
        sizes="7rem"
        className="bg-sand aspect-square size-24 shrink-0 rounded-xl object-cover sm:size-28"
      />
      <div className="beside">
        {empresa.categoria && (
          <p className="kicker text-sm">
            <Marked text={empresa.categoria.nombre} query={query} />
          </p>
        )}
        <h3 className="text-lg">
          <EmpresaLink empresa={empresa} query={query} onShow={props.onShow} />
        </h3>
        {empresa.direccion && (
          <p className="text-soft mt-1 text-base">
            <Marked text={empresa.direccion} query={query} />
          </p>
        )}
      </div>
    </li>
  )
}

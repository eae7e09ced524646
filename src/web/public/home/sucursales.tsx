import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { Searched } from '../../api.ts'
import { Marked } from '../buscar/marked.tsx'
import { EmpresaLink } from '../sucursales/link.tsx'
import type { ListedEmpresa } from '../sucursales/listed.ts'
import { OpenBadge } from '../sucursales/openBadge.tsx'
import { SucursalOver } from '../sucursales/over.tsx'
import { countFound } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { Picture } from '../ui/picture.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { Found } from '../ui/search/found.tsx'
import { useLiveSearch } from '../ui/search/liveSearch.ts'
import { SearchBox } from '../ui/search/searchBox.tsx'
import { keepInAddress } from './address.ts'
import { FarList } from './farList.tsx'

/** The branches, searched while a person types; a name opens its modal. */
export function Sucursales({ text, initial }: { text: string; initial: Searched<ListedEmpresa[]> }) {
  const search = useLiveSearch<ListedEmpresa[]>(api.empresasSearch, text, initial, [])
  const modal = useRecordModal<ListedEmpresa>(site.sucursal, api.empresaVisit)
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
        {!search.failed && search.query.text.trim() !== '' && (
          <Found query={search.query} counted={countFound(search.answer.length, 'sucursal', 'sucursales')} />
        )}
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
      <SucursalOver of={modal} />
    </>
  )
}

function Row(props: {
  empresa: ListedEmpresa
  query: Query
  onShow: (event: React.MouseEvent, empresa: ListedEmpresa) => void
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
        <OpenBadge of={empresa} className="mt-1" />
      </div>
    </li>
  )
}

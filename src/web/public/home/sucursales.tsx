import { useRef, useState } from 'react'
import { api } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { EmpresaDetail } from '../empresaDetail.tsx'
import { useLiveSearch } from '../liveSearch.ts'
import { Modal } from '../modal.tsx'
import { SearchBox, SearchFailure } from '../searchBox.tsx'

/** The branches, found as one types; a name opens its modal. */
export function Sucursales({ text, initial }: { text: string; initial: PublicEmpresa[] }) {
  const search = useLiveSearch(api.empresasSearch, text, initial)
  const [open, setOpen] = useState<PublicEmpresa | null>(null)
  const opener = useRef<HTMLAnchorElement>(null)

  const show = (event: React.MouseEvent<HTMLAnchorElement>, empresa: PublicEmpresa) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setOpen(empresa)
    // A view that could not be counted is no visitor's concern.
    fetch(api.empresaVisit(empresa.id), { method: 'POST' }).catch(() => undefined)
  }

  return (
    <section id="sucursales" aria-labelledby="sucursales-titulo" className="wrap scroll-mt-24 pt-14">
      <h2 id="sucursales-titulo" className="mb-4 text-3xl">
        Sucursales
      </h2>
      <SearchBox
        name="sucursales"
        label="Buscar sucursales"
        placeholder="Nombre, giro o colonia"
        anchor="sucursales"
        text={search.text}
        onText={search.setText}
      />
      {search.failed && <SearchFailure onRetry={search.retry} />}
      <p role="status" className="text-soft mt-3">
        {search.items.length === 0 ? 'No hay sucursales para mostrar.' : `${search.items.length} sucursales`}
      </p>
      <ul className="border-line bg-card divide-line mt-4 divide-y rounded-2xl border">
        {search.items.map((empresa) => (
          <li key={empresa.id} className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3">
            <a
              href={`/sucursales/${empresa.slug}`}
              onClick={(event) => show(event, empresa)}
              className="link inline-flex min-h-11 items-center text-lg"
            >
              {empresa.nombre}
            </a>
            <span className="text-soft">
              {[empresa.categoria?.nombre, empresa.direccion].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <Modal
          title={open.nombre}
          onClose={() => {
            setOpen(null)
            opener.current?.focus()
          }}
        >
          <EmpresaDetail empresa={open} />
        </Modal>
      )}
    </section>
  )
}

import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { browserApi } from '../../api.ts'
import { Picture } from '../ui/picture.tsx'
import { Distance } from './distance.tsx'
import { inList, type ListedEmpresa } from './listed.ts'
import { OpenBadge } from './openBadge.tsx'

/** A branch has at most so many neighbours on its page. */
const MOST = 6

/**
 * The branches near this one and those of its category. The browser asks for them, so that the kept page of a branch
 * depends on that branch alone.
 */
export function Neighbours({ of }: { of: PublicEmpresa }) {
  const { ubicacion, categoria } = of
  const from = ubicacion ? { cerca: `${ubicacion.lat},${ubicacion.lng}` } : null
  return (
    <div className="no-print mt-12 space-y-10">
      {from && <Group title="Cerca de aquí" question={{ ...from, km: '25' }} without={of.id} />}
      {categoria && (
        <Group
          title="De la misma categoría"
          question={{ ...from, categoria: categoria.slug }}
          without={of.id}
        />
      )}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly question: Readonly<Record<string, string>>
  /** The branch whose page this is. */
  readonly without: number
}

function Group({ title, question, without }: GroupProps) {
  const id = useId()
  const found = useBranches(question)?.filter((one) => one.id !== without)
  if (found?.length === 0) return null
  return (
    <section aria-labelledby={id} aria-busy={!found} className="neighbours">
      <h2 id={id} className="section-title mb-4">
        {title}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {found?.slice(0, MOST).map((empresa) => (
          <Row key={empresa.id} empresa={empresa} />
        ))}
      </ul>
    </section>
  )
}

const Row = ({ empresa }: { empresa: ListedEmpresa }) => (
  <li className="card flex-row flex-wrap items-center gap-4 p-3">
    <Picture
      folder="empresa"
      file={empresa.urlfoto}
      alt=""
      sizes="6rem"
      className="bg-sand aspect-square size-20 shrink-0 rounded-xl object-cover"
    />
    <div className="beside">
      <h3 className="text-lg">
        <Link to={site.sucursal(empresa.slug)} className="covering">
          {empresa.nombre}
        </Link>
      </h3>
      <Distance of={empresa} />
      <OpenBadge of={empresa} className="mt-1" />
    </div>
  </li>
)

/** Null until they are read; none when they cannot be. */
function useBranches(question: Readonly<Record<string, string>>): ListedEmpresa[] | null {
  const path = `${api.sucursales}?${new URLSearchParams({ ...question, per_page: String(MOST + 1) })}`
  const [read, setRead] = useState<{ path: string; found: ListedEmpresa[] } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    browserApi<PublicEmpresa[]>(path, { signal: leaving.signal })
      .then(({ data }) => setRead({ path, found: data.map(inList) }))
      .catch(() => {
        if (!leaving.signal.aborted) setRead({ path, found: [] })
      })
    return () => leaving.abort()
  }, [path])
  return read?.path === path ? read.found : null
}

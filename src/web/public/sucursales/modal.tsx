import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { browserApi } from '../../api.ts'
import { Modal } from '../ui/modal.tsx'
import { EmpresaDetail } from './detail.tsx'
import type { ListedEmpresa } from './listed.ts'

/** A branch over a list: what its card knows at once, and the rest as soon as it is read. */
export default function SucursalModal({ listed, onClose }: { listed: ListedEmpresa; onClose: () => void }) {
  const { whole, failed } = useWhole(listed.slug)
  return (
    <Modal title={listed.nombre} kicker={listed.categoria?.nombre} onClose={onClose}>
      <EmpresaDetail empresa={whole ?? { ...NOTHING_MORE, ...listed }} />
      {failed && (
        <p role="alert" className="text-soft mt-6">
          Lo demás no se pudo cargar.{' '}
          <Link to={site.sucursal(listed.slug)} reloadDocument className="link">
            Abrir su página
          </Link>
        </p>
      )}
    </Modal>
  )
}

function useWhole(slug: string): { readonly whole: PublicEmpresa | null; readonly failed: boolean } {
  const [answer, setAnswer] = useState<{ whole: PublicEmpresa | null; failed: boolean }>(UNREAD)
  useEffect(() => {
    const leaving = new AbortController()
    browserApi<PublicEmpresa>(api.sucursal(slug), { signal: leaving.signal })
      .then(({ data }) => setAnswer({ whole: data, failed: false }))
      .catch(() => {
        if (!leaving.signal.aborted) setAnswer({ whole: null, failed: true })
      })
    return () => leaving.abort()
  }, [slug])
  return answer
}

const UNREAD = { whole: null, failed: false }

/** What cards do not know. */
const NOTHING_MORE: Omit<PublicEmpresa, keyof ListedEmpresa> = {
  email: null,
  website: null,
  facebook: null,
  youtube: null,
  tiktok: null,
  instagram: null,
  descripcion: null,
  orden: 0,
  categoria_id: null,
  publicado: true,
  visitas: 0,
  calle: null,
  numero_exterior: null,
  numero_interior: null,
  entre_calles: null,
  colonia: null,
  codigo_postal: null,
  localidad: null,
  municipio: null,
  estado: null,
  ubicacion: null,
  telefonos: [],
  fotos: [],
  categorias: [],
  caracteristicas: {},
  direccion_compuesta: false,
  created_at: '',
  updated_at: '',
}

import type { PublicEmpresa } from '../../contract/views.ts'
import { chatLink } from './phone.ts'
import { Picture } from './picture.tsx'

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
] as const

/** All that a visitor may know of a branch, each way of reaching it a link. */
export function EmpresaDetail({ empresa }: { empresa: PublicEmpresa }) {
  const chat = chatLink(empresa.telefono)
  return (
    <div className="space-y-5">
      <Picture
        folder="empresa"
        file={empresa.urlfoto}
        alt={`Fachada de ${empresa.nombre}`}
        sizes="(min-width: 42rem) 40rem, 100vw"
        className="aspect-3/2 w-full rounded-xl object-cover"
      />
      {empresa.categoria && <p className="text-clay font-semibold">{empresa.categoria.nombre}</p>}
      {empresa.descripcion && <p className="whitespace-pre-line">{empresa.descripcion}</p>}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {empresa.direccion && <Entry name="Dirección">{empresa.direccion}</Entry>}
        {empresa.telefono && (
          <Entry name="Teléfono">
            <a className="link" href={`tel:${empresa.telefono.replace(/[^\d+]/g, '')}`}>
              {empresa.telefono}
            </a>
            {chat && (
              <>
                {' · '}
                <a className="link" href={chat} target="_blank" rel="noopener">
                  WhatsApp
                </a>
              </>
            )}
          </Entry>
        )}
        {empresa.email && (
          <Entry name="Correo">
            <a className="link break-all" href={`mailto:${empresa.email}`}>
              {empresa.email}
            </a>
          </Entry>
        )}
        {empresa.website && (
          <Entry name="Sitio web">
            <a className="link break-all" href={empresa.website} target="_blank" rel="noopener nofollow">
              {empresa.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          </Entry>
        )}
      </dl>
      <ul className="flex flex-wrap gap-4">
        {NETWORKS.map(([key, name]) => {
          const href = empresa[key]
          return href ? (
            <li key={key}>
              <a
                className="link inline-flex min-h-11 items-center"
                href={href}
                target="_blank"
                rel="noopener nofollow"
              >
                {name}
              </a>
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

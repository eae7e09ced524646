import type { PublicEmpresa } from '../../../contract/views.ts'
import { Networks } from '../ui/networks.tsx'
import { callLink, chatLink } from '../ui/phone.ts'
import { Picture } from '../ui/picture.tsx'

/** The public fields of a branch, below its name; each contact is a link. */
export function EmpresaDetail({ empresa, eager }: { empresa: PublicEmpresa; eager?: boolean }) {
  return (
    // The description is under the picture, beside the contacts; without one the picture is larger.
    <div className="grid gap-6 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] md:gap-x-10">
      <div className={empresa.descripcion ? '' : 'md:row-span-2'}>
        <Picture
          folder="empresa"
          file={empresa.urlfoto}
          alt={`Fachada de ${empresa.nombre}`}
          sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 55vw, 92vw"
          eager={eager}
          className="bg-sand aspect-3/2 h-full w-full rounded-2xl object-cover"
        />
      </div>
      <div className="space-y-5 md:row-span-2">
        <Actions empresa={empresa} />
        <dl className="space-y-3">
          {empresa.direccion && <Entry name="Dirección">{empresa.direccion}</Entry>}
          {empresa.telefono && (
            <Entry name="Teléfono">
              <a className="link" href={callLink(empresa.telefono)}>
                {empresa.telefono}
              </a>
            </Entry>
          )}
          {empresa.email && (
            <Entry name="Correo">
              <a className="link" href={`mailto:${empresa.email}`}>
                {empresa.email}
              </a>
            </Entry>
          )}
          {empresa.website && (
            <Entry name="Sitio web">
              <a className="link" href={empresa.website} target="_blank" rel="noopener nofollow">
                {empresa.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </a>
            </Entry>
          )}
        </dl>
        <Networks of={empresa} />
      </div>
      {empresa.descripcion && (
        <p className="max-w-[68ch] text-lg whitespace-pre-line">{empresa.descripcion}</p>
      )}
    </div>
  )
}

/** The main actions: to call, to write, or to go there. */
function Actions({ empresa }: { empresa: PublicEmpresa }) {
  const { telefono, direccion } = empresa
  const chat = chatLink(telefono)
  if (!telefono && !direccion) return null
  return (
    <p className="no-print flex flex-wrap gap-3">
      {telefono && (
        <a className="button" href={callLink(telefono)}>
          Llamar
        </a>
      )}
      {chat && (
        <a className="button-quiet" href={chat} target="_blank" rel="noopener">
          WhatsApp
        </a>
      )}
      {direccion && (
        <a className="button-quiet" href={mapLink(empresa.nombre, direccion)} target="_blank" rel="noopener">
          Cómo llegar
        </a>
      )}
    </p>
  )
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-sm">{name}</dt>
      <dd className="[&>a]:inline-block [&>a]:py-0.5">{children}</dd>
    </div>
  )
}

/** Opens the phone's map, or Google's page of it, at the place with that name. */
const mapLink = (nombre: string, direccion: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${nombre}, ${direccion}` })}`

import { site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { useSite } from '../frame/layoutData.ts'
import { CopyButton } from '../ui/copyButton.tsx'
import { Networks } from '../ui/networks.tsx'
import { callLink, chatLink } from '../ui/phone.ts'
import { ShareButton } from '../ui/shareButton.tsx'

/** The main actions: to call, to write, to go there, or to pass it on. */
export function Actions({ empresa }: { empresa: PublicEmpresa }) {
  const { telefono, direccion, email } = empresa
  const { publicUrl } = useSite()
  const chat = chatLink(empresa.whatsapp ?? telefono)
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
      {email && (
        <a className="button-quiet" href={`mailto:${email}`}>
          Escribir
        </a>
      )}
      {direccion && (
        <a className="button-quiet" href={mapLink(empresa.nombre, direccion)} target="_blank" rel="noopener">
          Cómo llegar
        </a>
      )}
      <ShareButton title={empresa.nombre} url={publicUrl + site.sucursal(empresa.slug)} />
    </p>
  )
}

/** Every contact in words, each a link. */
export function Contacts({ empresa }: { empresa: PublicEmpresa }) {
  const { direccion, telefono, whatsapp, email, website } = empresa
  return (
    <>
      <dl className="space-y-3">
        {direccion && (
          <Entry name="Dirección">
            <span className="block">{direccion}</span>
            <CopyButton text={direccion} label="Copiar dirección" done="Dirección copiada" />
          </Entry>
        )}
        {telefono && (
          <Entry name="Teléfono">
            <a className="link" href={callLink(telefono)}>
              {telefono}
            </a>
          </Entry>
        )}
        {whatsapp && (
          <Entry name="Número de WhatsApp">
            <a className="link" href={chatLink(whatsapp) ?? callLink(whatsapp)}>
              {whatsapp}
            </a>
          </Entry>
        )}
        {email && (
          <Entry name="Correo">
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </Entry>
        )}
        {website && (
          <Entry name="Sitio web">
            <a className="link" href={website} target="_blank" rel="noopener nofollow">
              {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          </Entry>
        )}
      </dl>
      {empresa.telefonos.length > 0 && (
        <ul aria-label="Otros teléfonos" className="flex flex-wrap gap-3">
          {empresa.telefonos.map(({ nombre, numero }) => (
            <li key={`${nombre} ${numero}`} className="min-w-0">
              <a className="button-quiet" href={callLink(numero)}>
                {nombre}: {numero}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Networks of={empresa} />
    </>
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

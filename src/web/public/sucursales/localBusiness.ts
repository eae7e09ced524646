import { imagePath, site } from '../../../contract/paths.ts'
import { composedAddress } from '../../../contract/values/address.ts'
import type { BusinessType } from '../../../contract/values/businessTypes.ts'
import { estadoName } from '../../../contract/values/estados.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { present } from '../ui/jsonLd.ts'
import { openingHours } from './openingHours.ts'
import { picturesOf } from './pictures.ts'

/**
 * Describes a branch as structured data (schema.org). `type` is what its category is there; `base` is the site's own
 * address.
 */
export function localBusiness(empresa: PublicEmpresa, base: string, type: BusinessType | null = null) {
  const pictures = picturesOf(empresa)
  const hours = openingHours(empresa)
  const { ubicacion, telefonos } = empresa
  const telephone = empresa.telefono ?? telefonos[0]?.numero ?? empresa.whatsapp
  const address = addressOf(empresa)
  return {
    '@type': type ?? 'LocalBusiness',
    '@id': base + site.sucursal(empresa.slug),
    name: empresa.nombre,
    url: base + site.sucursal(empresa.slug),
    image:
      pictures.length > 0
        ? pictures.map(({ file }) => base + imagePath('empresa', file))
        : base + imagePath('empresa', null),
    ...(empresa.descripcion && { description: empresa.descripcion }),
    ...(telephone && { telephone }),
    ...(telefonos.length > 0 && {
      contactPoint: telefonos.map(({ nombre, numero }) => ({
        '@type': 'ContactPoint',
        ...(nombre && { contactType: nombre }),
        telephone: numero,
      })),
    }),
    ...(empresa.email && { email: empresa.email }),
    ...(address && { address }),
    ...(ubicacion && {
      geo: { '@type': 'GeoCoordinates', latitude: ubicacion.lat, longitude: ubicacion.lng },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    sameAs: present(empresa.website, empresa.facebook, empresa.youtube, empresa.tiktok, empresa.instagram),
  }
}

/** Made of the parts alone: nobody can tell those of a written address apart. */
function addressOf(empresa: PublicEmpresa): object | null {
  const { localidad, municipio, codigo_postal, estado } = empresa
  const streetAddress = composedAddress({
    ...empresa,
    ...{ codigo_postal: null, localidad: null, municipio: null, estado: null },
  })
  const addressLocality = localidad ?? municipio
  const addressRegion = estado && estadoName(estado)
  if (!streetAddress && !addressLocality && !addressRegion && !codigo_postal) return null
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(codigo_postal && { postalCode: codigo_postal }),
    addressCountry: 'MX',
  }
}

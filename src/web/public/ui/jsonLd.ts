import { imagePath, site } from '../../../contract/paths.ts'
import type * as view from '../../../contract/views.ts'
import type { SiteAjustes } from '../frame/layoutData.ts'

/** Structured data (schema.org) about a page's content. `base` is the site's own address. */

export const organization = (ajustes: SiteAjustes, base: string) => ({
  '@type': 'Organization',
  name: ajustes.nombre,
  url: base + site.home,
  ...(ajustes.logo && { logo: base + imagePath('ajustes', ajustes.logo) }),
  sameAs: present(ajustes.facebook, ajustes.youtube, ajustes.tiktok, ajustes.instagram),
})

export const localBusiness = (empresa: view.PublicEmpresa, base: string) => ({
  '@type': 'LocalBusiness',
  name: empresa.nombre,
  url: base + site.sucursal(empresa.slug),
  image: base + imagePath('empresa', empresa.urlfoto),
  ...(empresa.descripcion && { description: empresa.descripcion }),
  ...(empresa.telefono && { telephone: empresa.telefono }),
  ...(empresa.email && { email: empresa.email }),
  ...(empresa.direccion && {
    address: { '@type': 'PostalAddress', streetAddress: empresa.direccion, addressCountry: 'MX' },
  }),
  sameAs: present(empresa.website, empresa.facebook, empresa.youtube, empresa.tiktok),
})

export const product = (producto: view.PublicProducto, base: string) => ({
  '@type': 'Product',
  name: producto.name,
  description: producto.description,
  ...(producto.code && { sku: producto.code }),
  ...(producto.image && { image: base + imagePath('producto', producto.image) }),
  ...(producto.categoria && { category: producto.categoria.nombre }),
  offers: {
    '@type': 'Offer',
    price: producto.price.toFixed(2),
    priceCurrency: 'MXN',
    availability: `https://schema.org/${producto.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    url: base + site.producto(producto.slug),
  },
})

export const blogPosting = (post: view.PublicPost, ajustes: SiteAjustes, base: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: base + site.post(post.slug),
  ...(post.image && { image: base + imagePath('post', post.image) }),
  datePublished: post.created_at,
  dateModified: post.updated_at,
  author: { '@type': 'Organization', name: ajustes.nombre },
})

/** The path from the home page to a page, as pairs of name and path. */
export const breadcrumbList = (trail: readonly (readonly [string, string])[], base: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: base + path,
  })),
})

const present = (...links: (string | null)[]) => links.filter((link) => link !== null)

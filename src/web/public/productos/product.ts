import { imagePath, site } from '../../../contract/paths.ts'
import type { PublicProducto } from '../../../contract/views.ts'

/** Describes a product as structured data (schema.org). `base` is the site's own address. */
export const product = (producto: PublicProducto, base: string) => ({
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

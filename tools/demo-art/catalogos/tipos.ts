/** A price row: what it is, its size or unit, and pesos; a text stands where there is no fixed price. */
export type PriceRow = readonly [name: string, detail: string, price: number | string]

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'prices'; rows: readonly PriceRow[] }

/** One sheet. Its blocks must fit it; `renderCatalogo` refuses one that does not. */
export type Page = { title: string; blocks: readonly Block[] }

/** `color` is the sheet's dark ink as #rrggbb; `accent` its light one. The first page is the cover. */
export type Catalogo = {
  titulo: string
  negocio: string
  lema: string
  color: string
  accent: string
  contacto: readonly string[]
  pages: readonly Page[]
}

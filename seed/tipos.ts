/** The types of the demo's texts. Field names are the specification's; ids, slugs and pictures come later. */

export type Ajustes = {
  nombre: string
  telefono_chat: string
  texto_chat: string
  facebook: string
  youtube: string
  tiktok: string
  instagram: string
  pie: string
  terminos: string
  politica_cookies: string
  sinonimos: string
}

export type Giro =
  | 'panaderia'
  | 'taqueria'
  | 'ferreteria'
  | 'papeleria'
  | 'farmacia'
  | 'floreria'
  | 'cafe'
  | 'zapateria'
  | 'taller'
  | 'estetica'
  | 'libreria'
  | 'abarrotes'

/**
 * `clave` is the name by which products and branches refer to their category; `giro` describes its picture, `tipo_schema`
 * its businesses for search engines.
 */
export type Categoria = {
  clave: string
  nombre: string
  descripcion: string
  menu: boolean
  orden: number
  giro: Giro
  tipo_schema: string
}

/** `price` in pesos; `stock` null when the product is made to order; `thing` describes its picture. */
export type Producto = {
  name: string
  title: string
  description: string
  details: string
  code: string
  stock: number | null
  price: number
  order: number
  categoria: string
  thing: string
}

/** `dueno` is a position in `usuarios`; null belongs to the administrator. */
export type Empresa = {
  nombre: string
  email: string | null
  telefono: string | null
  direccion: string
  website: string | null
  facebook: string | null
  youtube: string | null
  tiktok: string | null
  descripcion: string
  orden: number
  categoria: string
  publicado: boolean
  dueno: 0 | 1 | 2 | null
}

/** The slug of what a branch can say of itself: see `caracteristicas.ts`. */
export type ClaveCaracteristica =
  | 'acepta-tarjeta'
  | 'factura'
  | 'entrega-a-domicilio'
  | 'estacionamiento'
  | 'acceso-con-silla-de-ruedas'
  | 'wifi'
  | 'mascotas'
  | 'precio-por-persona'
  | 'opciones-de-comida'
  | 'capacidad'
  | 'especialidad'

/** `categorias` are the `clave` of those whose branches have it; none means all. */
export type Caracteristica = {
  clave: ClaveCaracteristica
  nombre: string
  tipo: 'si_no' | 'lista' | 'varias' | 'numero' | 'texto'
  opciones?: readonly string[]
  unidad?: string
  categorias?: readonly string[]
  orden: number
}

/** Hours of each day, as people type them. */
export type Semana = Readonly<
  Record<'lunes' | 'martes' | 'miercoles' | 'jueves' | 'viernes' | 'sabado' | 'domingo', string>
>

/** A day with other hours: so many days after the demo is loaded, on the next `MM-DD`, or on the next official holiday. */
export type DiaEspecial = {
  el: number | `${number}-${number}` | 'festivo'
  horas: string
  nota: string | null
}

/** What is seen in a picture of a branch. */
export type Vista = 'mostrador' | 'vitrina' | 'mesas' | 'noche' | 'detalle'

/** What a branch says beside the specified fields. `si` and `no` are its yes/no characteristics, `valores` the others. */
export type Ficha = {
  horario?: Semana
  dias?: readonly DiaEspecial[]
  /** The last day of a closure: so many days after the demo is loaded. */
  cerrada?: number
  entre?: string
  telefonos?: readonly { nombre: string; numero: string }[]
  whatsapp?: string
  instagram?: string
  razonSocial?: string
  categorias?: readonly string[]
  si?: readonly ClaveCaracteristica[]
  no?: readonly ClaveCaracteristica[]
  valores?: Readonly<Partial<Record<ClaveCaracteristica, string | number | readonly string[]>>>
  fotos?: readonly { vista: Vista; alt: string }[]
}

export type Slide = {
  frase: string
  link: string | null
  posicion: number
  scene: 'plaza' | 'mercado' | 'cerro' | 'noche' | 'portales'
}

export type PostTheme =
  | 'feria'
  | 'taller-manos'
  | 'cafe-mesa'
  | 'escaparate'
  | 'bicicleta-reparto'
  | 'reunion'
  | 'mapa'
  | 'calendario'
  | 'entrega'
  | 'ofrenda'
  | 'lluvia'
  | 'musica'
  | 'credito'
  | 'fachada-azul'

/** `descripcion` is HTML that the panel's own editor could have made. */
export type Post = {
  name: string
  title: string
  description: string
  descripcion: string
  order: number
  theme: PostTheme
}

export type Pagina = {
  name: string
  title: string
  description: string
  texttop: string
  textbottom: string
  order: number
  theme: 'oficina' | 'carta' | 'directorio' | 'escudo'
}

export type Usuario = {
  name: string
  email: string
  aprobado: boolean
}

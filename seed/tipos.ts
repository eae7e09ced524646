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

/** `clave` is the name by which products and branches refer to their category; `giro` describes its picture. */
export type Categoria = {
  clave: string
  nombre: string
  descripcion: string
  menu: boolean
  orden: number
  giro: Giro
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

import { recordsOf } from '../support/records.ts'
import type { World } from '../support/world.ts'

/** Products, posts and pages for the tests of the search, in the order of the lists. */

/** Name, category, description, details, code. */
const PRODUCTOS: readonly (readonly [string, string, string, string, string])[] = [
  ['Martillo de uña', 'Ferretería', 'Mango de nogal, 16 onzas', 'Para clavar y sacar clavos', 'FER-001'],
  ['Clavos galvanizados', 'Ferretería', 'Bolsa de medio kilo', 'Resisten la lluvia', 'FER-002'],
  ['Café de olla', 'Cafetería', 'Piloncillo y canela', 'Molido de Veracruz', 'CAF-010'],
  ['Taza para café', 'Loza', 'Barro esmaltado', 'Apta para microondas', 'LOZ-003'],
  ['Lámpara Peña', 'Hogar', 'Luz cálida con sensor wi-fi', 'Incluye dos focos', 'HOG-777'],
  ['Lápices de colores', 'Papelería', 'Caja con doce', 'Madera de cedro', 'PAP-012'],
]

/** Title, name, description, body. */
const POSTS: readonly (readonly [string, string, string, string])[] = [
  [
    'Dónde comprar lápices',
    'lapices-2026',
    'Tres papelerías del centro',
    '<p>Abren <strong>tem</strong>prano y dan factura.</p>',
  ],
  [
    'El café de la mañana',
    'Mesa de café',
    'Recorrido por cinco barras',
    '<h2>La ruta</h2><ul><li>Nochebuena</li><li>Tostado &amp; molido</li></ul>',
  ],
  [
    'Feria del martillo',
    'Feria 2026',
    'Herramienta a buen precio',
    '<p>Habrá café para todos.</p><script>alert("oculto")</script>',
  ],
]

/** Title, name, description, text above and below. */
const PAGINAS: readonly (readonly [string, string, string, string, string])[] = [
  ['Quiénes somos', 'Nosotros', 'La historia de la cámara', '<p>Mesa directiva</p>', '<p>Estatutos</p>'],
  ['Cómo afiliarse', 'Afiliación', 'Requisitos para negocios', '<p>Acta y <em>RFC</em></p>', ''],
]

/** Creates them through the administrator's calls. */
export async function createContenidos(world: World): Promise<void> {
  const { make } = recordsOf(() => world)
  const categorias = new Map<string, number>()
  for (const [order, [name, nombre, description, details, code]] of PRODUCTOS.entries()) {
    const categoria_id = categorias.get(nombre) ?? (await make('categoria', { nombre })).id
    categorias.set(nombre, categoria_id)
    await make('producto', { name, title: name, description, details, code, order, categoria_id })
  }
  for (const [order, [title, name, description, descripcion]] of POSTS.entries())
    await make('post', { title, name, description, descripcion, order })
  for (const [order, [title, name, description, texttop, textbottom]] of PAGINAS.entries())
    await make('pagina', { title, name, description, texttop, textbottom, order })
}

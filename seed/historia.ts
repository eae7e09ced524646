import type { DemoFile } from './files.ts'

/** What the demo's history shows: edits that differ, edits that wait, a post set for tomorrow, and something in the trash. */

/** `owner`: its owner made it, otherwise an administrator. `replace` changes parts of a text. */
export interface Edit {
  readonly kind: 'empresa' | 'post' | 'producto'
  readonly key: string
  readonly byOwner?: true
  readonly values?: Readonly<Record<string, unknown>>
  readonly replace?: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
  /** The field of a picture, and the record whose picture it gets. */
  readonly picture?: readonly [field: string, kind: DemoFile, key: string]
}

/** Edits that were made: every record of them has versions to compare. */
export const ediciones: readonly Edit[] = [
  {
    kind: 'post',
    key: 'Talleres de manos',
    replace: {
      descripcion: [
        [
          'Dos tardes. Trae la tuya; se regresa rodando.',
          'Tres tardes. Trae la tuya; se regresa rodando y frenando.',
        ],
        ['<h3>Qué cuesta</h3>', '<h2>Qué cuesta</h2>'],
        ['Entre 250 y 600 pesos', 'Entre 280 y 650 pesos'],
      ],
    },
    values: {
      description:
        'Pan, huaraches, bicicletas, papel picado y flor. Grupos de ocho personas y becas completas.',
    },
  },
  {
    kind: 'post',
    key: 'Talleres de manos',
    picture: ['image', 'post', 'Mesa de café'],
  },
  { kind: 'producto', key: 'Orden de tacos al pastor', values: { price: 105, stock: null } },
  {
    kind: 'producto',
    key: 'Orden de tacos al pastor',
    replace: { details: [['por diez pesos más', 'por doce pesos más']] },
  },
  {
    kind: 'empresa',
    key: 'La Espiga de la Estación',
    byOwner: true,
    values: { telefono: '55 5555 0102' },
    replace: { descripcion: [['de siete a once', 'de siete a doce']] },
  },
]

/** Edits of owners that wait for approval. */
export const propuestas: readonly Edit[] = [
  {
    kind: 'empresa',
    key: 'Panadería La Espiga',
    byOwner: true,
    values: { telefono: '55 5555 0141', website: 'https://panaderia-la-espiga.example/pedidos' },
    replace: {
      descripcion: [
        [
          'Bolillo y telera salen a las 6:30, a las 13:00 y a las 19:00',
          'Bolillo y telera salen a las 6:00, a las 13:00 y a las 19:30',
        ],
        ['y pan de muerto con agua de azahar', 'y pan de muerto con agua de azahar, también sin azúcar'],
      ],
    },
    picture: ['urlfoto', 'categoria', 'Panaderías y pastelerías'],
  },
  {
    kind: 'empresa',
    key: 'Tlapalería El Ñandú',
    byOwner: true,
    values: { direccion: 'Calle Allende 47, esquina con Morelos, Centro, Peñablanca' },
    replace: { descripcion: [['los martes', 'los martes y los viernes']] },
  },
  {
    kind: 'empresa',
    key: 'La Espiga de la Estación',
    byOwner: true,
    values: { nombre: 'La Espiga de la Estación: el MEJOR pan de Peñablanca', facebook: null },
  },
]

/** A post that is published tomorrow at nine. */
export const programado = {
  hora: '09:00',
  picture: 'Jueves de música en los portales',
  values: {
    name: 'Posada en los portales',
    title: 'La posada de los portales será el 16 de diciembre, con piñata y ponche',
    description: 'Ocho cuadras, una procesión y treinta negocios que ponen la colación. Así puedes sumarte.',
    descripcion: `
<p>El <strong>16 de diciembre</strong>, a las seis de la tarde, la procesión sale de la plaza y pide posada en tres portales. En el último se abre la puerta, se rompe la piñata y hay ponche para quien llegue.</p>
<h2>Cómo participa tu negocio</h2>
<ul>
<li><strong>Colación:</strong> un costal de cacahuate, mandarina o caña se reparte entre cuarenta bolsitas.</li>
<li><strong>Velas:</strong> quien vende velas o faroles puede poner su mesa junto al quiosco.</li>
<li><strong>Abierto hasta las diez:</strong> avísanos y apareces en el mapa de esa noche.</li>
</ul>
<p>Apúntate en la oficina antes del día 10, de nueve a seis.</p>
`.trim(),
    order: 15,
  },
} as const

/** A product that was removed, with the product whose picture it had. */
export const eliminado = {
  picture: 'Canasta de fruta de temporada',
  values: {
    name: 'Canasta navideña pequeña',
    title: 'Canasta navideña pequeña, temporada pasada',
    description: 'Fruta seca, turrón y una botella de sidra sin alcohol. Se arma sobre pedido.',
    code: 'CAN-099',
    price: 420,
    order: 9,
  },
} as const

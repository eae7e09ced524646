import { colonias, en } from './colonias.ts'
import type { Linea } from './medidas.ts'

/** How wide a street is drawn, in the words of Protomaps' basemap. */
type Clase = 'highway' | 'major_road' | 'minor_road' | 'path' | 'rail'

export interface Calle {
  readonly nombre: string | null
  readonly clase: Clase
  readonly linea: Linea
  /** How many metres a house number is from the next; only where the demo has addresses. */
  readonly paso?: number
  /** On which side the even numbers are, from its beginning; right unless it says so. `ninguno`: all are on the left. */
  readonly pares?: 'izquierda' | 'ninguno'
  /** Metres before its beginning, where the signs count from the square. */
  readonly antes?: number
}

/** Streets with addresses of the demo, and those that join the colonias. */
const principales: readonly Calle[] = [
  {
    nombre: 'Portal de las Flores',
    clase: 'minor_road',
    linea: [
      [-55, 55],
      [55, 55],
    ],
    paso: 5,
    pares: 'ninguno',
  },
  {
    nombre: 'Calle Allende',
    clase: 'minor_road',
    linea: [
      [-55, 55],
      [-265, 55],
      [-345, 98],
    ],
    paso: 3,
  },
  {
    nombre: 'Calle Hidalgo',
    clase: 'minor_road',
    linea: [
      [-265, -55],
      [265, -55],
    ],
    paso: 5,
    pares: 'izquierda',
  },
  {
    nombre: 'Calle 5 de Mayo',
    clase: 'minor_road',
    linea: [
      [-55, 330],
      [-55, -265],
    ],
    paso: 4,
  },
  {
    nombre: 'Callejón del Yunque',
    clase: 'minor_road',
    linea: [
      [-213, 55],
      [-213, 155],
    ],
    paso: 6,
  },
  {
    nombre: 'Calzada de la Estación',
    clase: 'major_road',
    linea: [
      [55, 55],
      [265, 55],
      [690, 32],
      [1165, 14],
    ],
    paso: 3.3,
  },
  {
    nombre: 'Av. Juárez',
    clase: 'major_road',
    linea: [
      [265, 260],
      [265, -960],
      [265, -1345],
    ],
    paso: 2.4,
  },
  {
    nombre: 'Av. Niños Héroes',
    clase: 'major_road',
    linea: [
      [60, -560],
      [720, -560],
      [960, -480],
      [905, -255],
    ],
    paso: 3,
  },
  {
    nombre: 'Blvd. Peñafiel',
    clase: 'major_road',
    linea: [
      [-330, -330],
      [-400, -480],
      [-960, -435],
      [-1400, -700],
      [-1720, -1180],
      [-1790, -1700],
      [-1810, -1790],
    ],
    paso: 1,
  },
  {
    nombre: 'Calle Nicolás Bravo',
    clase: 'major_road',
    linea: [
      [-265, -265],
      [-265, -330],
      [-330, -330],
    ],
  },
  {
    nombre: 'Calle Ignacio Zaragoza',
    clase: 'minor_road',
    linea: [[55, 260], en('San Miguelito', 110, 0), en('San Miguelito', 110, 470)],
    paso: 5.4,
  },
  {
    nombre: 'Callejón de los Naranjos',
    clase: 'minor_road',
    linea: [en('San Miguelito', 110, 240), en('San Miguelito', 215, 240)],
    paso: 9,
  },
  {
    nombre: 'Calle Álvaro Obregón',
    clase: 'minor_road',
    linea: [en('Barrio de la Asunción', 540, 110), en('Barrio de la Asunción', 0, 110)],
    paso: 13,
  },
  {
    nombre: 'Calzada del Panteón',
    clase: 'minor_road',
    linea: [
      en('Barrio de la Asunción', 220, 215),
      en('Barrio de la Asunción', 110, 315),
      en('Barrio de la Asunción', 70, 420),
    ],
    paso: 6,
  },
  {
    nombre: 'Calle Dr. Muñoz',
    clase: 'minor_road',
    linea: [en('Los Fresnos', 350, 430), en('Los Fresnos', 350, 0)],
    paso: 9,
  },
  {
    nombre: 'Privada del Roble',
    clase: 'minor_road',
    linea: [en('Jardines del Mirador', 260, 0), en('Jardines del Mirador', 260, 350)],
    paso: 15,
  },
  {
    nombre: 'Camino a la Cañada',
    clase: 'major_road',
    linea: [
      [265, 260],
      [640, 760],
      [1080, 1170],
      en('La Cañada', 0, 170),
      en('La Cañada', 360, 170),
      [2150, 2060],
    ],
    paso: 36,
  },
  {
    nombre: 'Calle del Manantial',
    clase: 'minor_road',
    linea: [[1080, 1170], [820, 1130], en('Las Peñitas', 110, 0), en('Las Peñitas', 110, 200)],
    paso: 95,
  },
  {
    nombre: 'Calle de los Herreros',
    clase: 'minor_road',
    linea: [en('Ampliación Guadalupe', 0, 210), en('Ampliación Guadalupe', 360, 210)],
    paso: 9,
  },
  {
    nombre: 'Carretera vieja',
    clase: 'major_road',
    linea: [
      en('Barrio de la Asunción', 0, 110),
      [-1500, 290],
      [-2500, 640],
      [-3300, 820],
      [-4300, 900],
      [-5200, 760],
    ],
    paso: 1,
    antes: 880,
  },
  {
    nombre: 'Av. del Mirador',
    clase: 'minor_road',
    linea: [en('San Miguelito', 0, 290), [-200, 660], en('Jardines del Mirador', 510, 0)],
  },
  {
    nombre: 'Subida al Cerro',
    clase: 'path',
    linea: [
      en('Jardines del Mirador', 390, 350),
      [-400, 1200],
      [-330, 1330],
      [-380, 1450],
      [-250, 1560],
      [-260, 1720],
    ],
  },
  {
    nombre: 'Carretera federal Otumba–Peñablanca',
    clase: 'highway',
    linea: [
      [-5200, -2500],
      [-3300, -2050],
      [-1810, -1790],
      [-900, -1500],
      [265, -1345],
      [1500, -1480],
      [2900, -1250],
    ],
  },
  {
    nombre: null,
    clase: 'rail',
    linea: [
      [900, -2500],
      [1150, -1400],
      [1195, -400],
      [1188, 150],
      [1215, 700],
      [1050, 1900],
      [1300, 2600],
    ],
  },
]

/** Every street: those, and the ones between the blocks of each colonia. */
export const calles: readonly Calle[] = [
  ...principales,
  ...colonias.flatMap((una) => {
    const [ancho, alto] = [una.verticales.at(-1)?.[0] ?? 0, una.horizontales.at(-1)?.[0] ?? 0]
    const verticales = una.verticales.map(([x, nombre]) => ({
      nombre,
      linea: [en(una, x, 0), en(una, x, alto)],
    }))
    const horizontales = una.horizontales.map(([y, nombre]) => ({
      nombre,
      linea: [en(una, 0, y), en(una, ancho, y)],
    }))
    return [...verticales, ...horizontales]
      .filter(({ nombre }) => nombre !== null)
      .map((calle): Calle => ({ ...calle, clase: 'minor_road' }))
  }),
]

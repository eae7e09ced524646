import type { Metros } from './medidas.ts'

/** A street of a colonia: how far it is from the colonia's corner, and its name; null where another list draws it. */
type Trazo = readonly [metros: number, nombre: string | null]

/** Blocks between streets that cross at right angles. */
export interface Colonia {
  readonly nombre: string
  /** The south-west corner. */
  readonly esquina: Metros
  /** Degrees against the clock. */
  readonly giro: number
  /** From west to east, and from south to north. */
  readonly verticales: readonly Trazo[]
  readonly horizontales: readonly Trazo[]
  /** Blocks without houses, by column and row. */
  readonly libres?: readonly Metros[]
}

export const colonias: readonly Colonia[] = [
  {
    nombre: 'Centro',
    esquina: [-265, -265],
    giro: 0,
    verticales: [
      [0, 'Calle Nicolás Bravo'],
      [105, 'Calle Aldama'],
      [210, null],
      [320, 'Calle Constitución'],
      [425, 'Calle Independencia'],
      [530, null],
    ],
    horizontales: [
      [0, 'Calle Guadalupe Victoria'],
      [105, 'Calle Morelos'],
      [210, null],
      [320, null],
      [420, 'Calle Matamoros'],
      [525, 'Calle Mina'],
    ],
    // The square, the market and the parish.
    libres: [
      [2, 2],
      [1, 0],
      [3, 2],
    ],
  },
  {
    nombre: 'San Miguelito',
    esquina: [-55, 320],
    giro: 2,
    verticales: [
      [0, 'Calle de la Cruz'],
      [110, null],
      [215, 'Calle San Miguel'],
      [320, 'Calle del Carmen'],
    ],
    horizontales: [
      [0, 'Calle Tejedores'],
      [95, 'Calle Alfareros'],
      [190, 'Calle del Rosario'],
      [290, 'Calle de la Soledad'],
      [390, 'Calle del Calvario'],
      [470, 'Calle de las Ánimas'],
    ],
    libres: [[2, 1]],
  },
  {
    nombre: 'Barrio de la Asunción',
    esquina: [-880, 60],
    giro: 4,
    verticales: [
      [0, 'Calle del Tejar'],
      [110, 'Calle de las Huertas'],
      [220, 'Calle del Pozo'],
      [330, 'Calle de la Asunción'],
      [440, 'Calle de los Arcos'],
      [540, 'Calle Leona Vicario'],
    ],
    horizontales: [
      [0, 'Calle Vicente Guerrero'],
      [110, null],
      [215, 'Calle Galeana'],
      [315, 'Calle Rayón'],
    ],
    libres: [
      [3, 1],
      [0, 2],
    ],
  },
  {
    nombre: 'Los Fresnos',
    esquina: [-1010, -860],
    giro: -7,
    verticales: [
      [0, 'Calle Eucaliptos'],
      [120, 'Calle Jacarandas'],
      [240, 'Calle Truenos'],
      [350, null],
      [460, 'Calle Ahuehuetes'],
      [570, 'Calle Sauces'],
    ],
    horizontales: [
      [0, 'Calle Cedros'],
      [110, 'Calle Oyameles'],
      [220, 'Calle Encinos'],
      [330, 'Calle Pinos'],
      [430, null],
    ],
    libres: [
      [1, 3],
      [4, 2],
      [4, 3],
    ],
  },
  {
    nombre: 'Obrera',
    esquina: [60, -960],
    giro: 0,
    verticales: [
      [0, 'Calle Ferrocarrileros'],
      [100, 'Calle Tipógrafos'],
      [205, null],
      [320, 'Calle Mecánicos'],
      [430, 'Calle Carpinteros'],
      [540, 'Calle Electricistas'],
      [660, 'Calle Telegrafistas'],
    ],
    horizontales: [
      [0, 'Calle Río Blanco'],
      [100, 'Calle Cananea'],
      [200, 'Calle 1.º de Mayo'],
      [300, 'Calle Hermanos Flores Magón'],
      [400, null],
      [500, 'Calle Belén Gutiérrez'],
      [590, 'Calle del Puente'],
    ],
    libres: [
      [4, 1],
      [1, 4],
    ],
  },
  {
    nombre: 'La Estación',
    esquina: [680, -250],
    giro: -2,
    verticales: [
      [0, 'Calle Telégrafo'],
      [110, 'Calle Durmientes'],
      [220, 'Calle Garita'],
      [330, 'Calle Andén'],
      [440, 'Calle de los Rieles'],
    ],
    horizontales: [
      [0, 'Calle Locomotora'],
      [130, 'Calle Silbato'],
      [280, null],
      [390, 'Calle Vía Angosta'],
      [490, 'Calle Casa Redonda'],
    ],
    libres: [[1, 0]],
  },
  {
    nombre: 'Jardines del Mirador',
    esquina: [-840, 680],
    giro: 9,
    verticales: [
      [0, 'Calle Bugambilias'],
      [130, 'Calle Magnolias'],
      [260, null],
      [390, 'Calle Azaleas'],
      [510, 'Calle Camelias'],
    ],
    horizontales: [
      [0, 'Av. del Mirador'],
      [120, 'Calle Lirios'],
      [240, 'Calle Gardenias'],
      [350, 'Calle Nardos'],
    ],
    libres: [[1, 1]],
  },
  {
    nombre: 'La Cañada',
    esquina: [1290, 1160],
    giro: 42,
    verticales: [
      [0, 'Calle del Tepozán'],
      [120, 'Calle del Capulín'],
      [240, 'Calle del Tejocote'],
      [360, 'Calle del Zapote'],
    ],
    horizontales: [
      [0, 'Calle del Arroyo'],
      [85, 'Calle de la Acequia'],
      [170, null],
    ],
  },
  {
    nombre: 'Las Peñitas',
    esquina: [560, 1180],
    giro: 20,
    verticales: [
      [0, 'Calle de la Peña'],
      [110, null],
      [220, 'Calle de las Lajas'],
      [330, 'Calle del Ocote'],
    ],
    horizontales: [
      [0, 'Calle del Venero'],
      [100, 'Calle de la Noria'],
      [200, 'Calle del Jagüey'],
    ],
    libres: [[2, 1]],
  },
  {
    nombre: 'Ampliación Guadalupe',
    esquina: [-1780, -1700],
    giro: -12,
    verticales: [
      [0, 'Calle Tepeyac'],
      [120, 'Calle Juan Diego'],
      [240, 'Calle 12 de Diciembre'],
      [360, 'Calle de las Rosas'],
    ],
    horizontales: [
      [0, 'Calle Torneros'],
      [105, 'Calle Herradores'],
      [210, null],
      [315, 'Calle Fundidores'],
      [420, 'Calle Caldereros'],
      [525, 'Calle Yunteros'],
      [630, 'Calle Canteros'],
    ],
    libres: [[2, 3]],
  },
  {
    nombre: 'Loma Bonita',
    esquina: [-4120, 940],
    giro: 6,
    verticales: [
      [0, 'Calle Girasoles'],
      [110, 'Calle Amapolas'],
      [220, 'Calle Margaritas'],
      [330, 'Calle Dalias'],
    ],
    horizontales: [
      [0, 'Calle Primavera'],
      [100, 'Calle Verano'],
      [200, 'Calle Otoño'],
    ],
    libres: [[1, 1]],
  },
]

/** Returns the colonia with that name. */
export function coloniaDe(nombre: string): Colonia {
  const una = colonias.find((one) => one.nombre === nombre)
  if (!una) throw new Error(`there is no colonia ${nombre}`)
  return una
}

/** Returns a place of a colonia, `x` and `y` metres from its corner. */
export function en(colonia: Colonia | string, x: number, y: number): Metros {
  const { esquina, giro } = typeof colonia === 'string' ? coloniaDe(colonia) : colonia
  const angulo = (giro * Math.PI) / 180
  const [coseno, seno] = [Math.cos(angulo), Math.sin(angulo)]
  return [esquina[0] + x * coseno - y * seno, esquina[1] + x * seno + y * coseno]
}

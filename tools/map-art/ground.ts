import { lugares as conDireccion } from '../../seed/plano/lugares.ts'
import { manzana } from '../../seed/plano/manzanas.ts'
import type { Linea, Metros } from '../../seed/plano/medidas.ts'

/** Squares, parks and public buildings, in the words of Protomaps' basemap. */

/** What covers the ground; `edificio` is a building. */
export type Uso =
  | 'pedestrian'
  | 'park'
  | 'forest'
  | 'cemetery'
  | 'school'
  | 'hospital'
  | 'industrial'
  | 'edificio'

export interface Terreno {
  readonly uso: Uso
  readonly borde: Linea
}

export interface Lugar {
  readonly nombre: string
  readonly clase: string
  readonly en: Metros
}

const caja = (oeste: number, sur: number, este: number, norte: number): Linea => [
  [oeste, sur],
  [este, sur],
  [este, norte],
  [oeste, norte],
]

export const terrenos: readonly Terreno[] = [
  { uso: 'pedestrian', borde: caja(-50, -50, 50, 50) },
  { uso: 'park', borde: caja(-34, -34, 34, 34) },
  { uso: 'edificio', borde: conDireccion['Mercado Municipal'].borde },
  { uso: 'pedestrian', borde: manzana('Centro', 3, 2).borde },
  { uso: 'edificio', borde: caja(88, -38, 148, -8) },
  { uso: 'park', borde: manzana('San Miguelito', 2, 1).borde },
  { uso: 'park', borde: manzana('Barrio de la Asunción', 3, 1).borde },
  { uso: 'cemetery', borde: manzana('Barrio de la Asunción', 0, 2).borde },
  { uso: 'pedestrian', borde: manzana('Los Fresnos', 1, 3).borde },
  { uso: 'edificio', borde: conDireccion['Plaza Los Fresnos'].borde },
  { uso: 'park', borde: manzana('Los Fresnos', 4, 2).borde },
  { uso: 'park', borde: manzana('Los Fresnos', 4, 3).borde },
  { uso: 'school', borde: manzana('Obrera', 1, 4).borde },
  { uso: 'park', borde: manzana('Obrera', 4, 1).borde },
  { uso: 'pedestrian', borde: manzana('La Estación', 1, 0).borde },
  { uso: 'edificio', borde: conDireccion['Terminal de autobuses'].borde },
  { uso: 'edificio', borde: caja(1158, -35, 1176, 45) },
  { uso: 'park', borde: manzana('Jardines del Mirador', 1, 1).borde },
  { uso: 'school', borde: manzana('Las Peñitas', 2, 1).borde },
  { uso: 'hospital', borde: manzana('Ampliación Guadalupe', 2, 3).borde },
  { uso: 'park', borde: manzana('Loma Bonita', 1, 1).borde },
  {
    uso: 'park',
    borde: [
      [-250, -300],
      [0, -303],
      [240, -298],
      [240, -284],
      [0, -288],
      [-250, -285],
    ],
  },
  { uso: 'industrial', borde: caja(1230, -800, 1500, -300) },
  {
    uso: 'forest',
    borde: [
      [-950, 1330],
      [-700, 1240],
      [-420, 1230],
      [-120, 1260],
      [180, 1330],
      [330, 1560],
      [290, 1900],
      [60, 2180],
      [-320, 2290],
      [-700, 2190],
      [-960, 1900],
      [-1040, 1600],
    ],
  },
  {
    uso: 'forest',
    borde: [
      [1750, 2150],
      [2000, 2250],
      [2500, 2500],
      [2300, 2800],
      [1700, 2700],
      [1500, 2350],
    ],
  },
]

export const lugares: readonly Lugar[] = [
  { nombre: 'Plaza Principal', clase: 'park', en: [0, 12] },
  { nombre: 'Fuente', clase: 'fountain', en: [0, -22] },
  { nombre: 'Parroquia de Peñablanca', clase: 'place_of_worship', en: [118, -23] },
  { nombre: 'Presidencia Municipal', clase: 'townhall', en: [-72, 0] },
  { nombre: 'Biblioteca Pública', clase: 'library', en: [92, 100] },
  { nombre: 'Mercado Municipal', clase: 'marketplace', en: conDireccion['Mercado Municipal'].centro },
  { nombre: 'Jardín de San Miguelito', clase: 'garden', en: manzana('San Miguelito', 2, 1).centro },
  { nombre: 'Templo de San Miguel', clase: 'place_of_worship', en: manzana('San Miguelito', 1, 1).centro },
  { nombre: 'Jardín de la Asunción', clase: 'garden', en: manzana('Barrio de la Asunción', 3, 1).centro },
  { nombre: 'Panteón Municipal', clase: 'cemetery', en: manzana('Barrio de la Asunción', 0, 2).centro },
  { nombre: 'Plaza Los Fresnos', clase: 'marketplace', en: conDireccion['Plaza Los Fresnos'].centro },
  { nombre: 'Parque Los Fresnos', clase: 'park', en: manzana('Los Fresnos', 4, 2).centro },
  { nombre: 'Escuela Niños Héroes', clase: 'school', en: manzana('Obrera', 1, 4).centro },
  { nombre: 'Parque Obrero', clase: 'park', en: manzana('Obrera', 4, 1).centro },
  { nombre: 'Terminal de Autobuses', clase: 'bus_station', en: conDireccion['Terminal de autobuses'].centro },
  { nombre: 'Antigua Estación', clase: 'station', en: [1167, 5] },
  { nombre: 'Jardín del Mirador', clase: 'garden', en: manzana('Jardines del Mirador', 1, 1).centro },
  { nombre: 'Mirador', clase: 'viewpoint', en: [-330, 1330] },
  { nombre: 'Cerro del Niño', clase: 'peak', en: [-260, 1740] },
  { nombre: 'Escuela Las Peñitas', clase: 'school', en: manzana('Las Peñitas', 2, 1).centro },
  { nombre: 'Clínica Guadalupe', clase: 'hospital', en: manzana('Ampliación Guadalupe', 2, 3).centro },
  { nombre: 'Parque Loma Bonita', clase: 'park', en: manzana('Loma Bonita', 1, 1).centro },
]

export const rio: Linea = [
  [2700, 2450],
  [2050, 1850],
  [1600, 1330],
  [1120, 1010],
  [780, 680],
  [520, 430],
  [475, 100],
  [430, -200],
  [300, -312],
  [0, -318],
  [-230, -308],
  [-420, -230],
  [-800, -120],
  [-1500, -60],
  [-2400, -330],
  [-3600, -700],
  [-5300, -1150],
]

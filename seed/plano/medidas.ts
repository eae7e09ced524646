/** Peñablanca is invented. It is drawn in metres from its square, east and north, and laid on the hills of Otumba. */

export type Metros = readonly [x: number, y: number]
export type Linea = readonly Metros[]
export interface Punto {
  readonly lat: number
  readonly lng: number
}

const PLAZA: Punto = { lat: 19.7683, lng: -98.8121 }
const METROS_POR_GRADO = 111_320
/** The old streets do not quite follow the compass. */
const GIRO = (-7 * Math.PI) / 180

/** Returns the place on earth, with the seven decimals that a branch's point has. */
export function enLaTierra([x, y]: Metros): Punto {
  const este = x * Math.cos(GIRO) - y * Math.sin(GIRO)
  const norte = x * Math.sin(GIRO) + y * Math.cos(GIRO)
  const porGrado = METROS_POR_GRADO * Math.cos((PLAZA.lat * Math.PI) / 180)
  return { lat: redondo(PLAZA.lat + norte / METROS_POR_GRADO), lng: redondo(PLAZA.lng + este / porGrado) }
}

const redondo = (grados: number) => Math.round(grados * 1e7) / 1e7

/** Returns the place at a distance along a line, `aparte` metres to its right; beyond its end, its end. */
export function alLargo(linea: Linea, metros: number, aparte = 0): Metros {
  let falta = metros
  for (const [indice, desde] of linea.entries()) {
    const hasta = linea[indice + 1]
    if (!hasta) break
    const [dx, dy] = [hasta[0] - desde[0], hasta[1] - desde[1]]
    const largo = Math.hypot(dx, dy)
    if (falta > largo && linea[indice + 2]) {
      falta -= largo
      continue
    }
    const parte = Math.min(falta / largo, 1)
    const [ux, uy] = [dx / largo, dy / largo]
    return [desde[0] + dx * parte + uy * aparte, desde[1] + dy * parte - ux * aparte]
  }
  throw new Error('a street needs two corners')
}

import { calles } from './calles.ts'
import { lugares } from './lugares.ts'
import { alLargo, enLaTierra, type Metros, type Punto } from './medidas.ts'

/** How far a door is from the middle of its street. */
const BANQUETA = 9

/** Returns where an address of the demo is: 'Calle Hidalgo 18, Centro', 'Carretera vieja km 4', 'Mercado Municipal, puerta 1'. */
export function puntoDe(direccion: string): Punto {
  const [via = '', interior = ''] = direccion.split(', ')
  const lugar = Object.entries(lugares).find(([nombre]) => nombre === via)?.[1]
  if (lugar) return enLaTierra(dentro(lugar.centro, interior))
  const [, nombre, km, numero] = /^(.+?) (km )?(\d+)$/.exec(via) ?? []
  const calle = calles.find((una) => una.nombre === nombre && una.paso !== undefined)
  if (!calle?.paso) throw new Error(`the town has no ${via}`)
  const metros = Number(numero) * (km ? 1000 : calle.paso) - (calle.antes ?? 0)
  const par = Number(numero) % 2 === 0
  const derecha = calle.pares ? calle.pares === 'izquierda' && !par : par
  return enLaTierra(alLargo(calle.linea, metros, derecha ? BANQUETA : -BANQUETA))
}

/** The stalls of a market and the shops of an arcade lie side by side. */
function dentro([x, y]: Metros, interior: string): Metros {
  const lugar = [...interior].reduce((suma, letra) => suma + letra.charCodeAt(0), 0)
  return [x + ((lugar * 7) % 48) - 24, y + ((lugar * 11) % 36) - 18]
}

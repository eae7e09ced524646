import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { createWorld, DATABASES, type World } from '../support/world.ts'
import { createContenidos } from './contenidos.ts'

/** Typed texts and the products, posts and pages that the search of the whole site returns, by kind. */
const CONSULTAS = `
  café → Café de olla · Taza para café · El café de la mañana · Feria del martillo
  CAFE → Café de olla · Taza para café · El café de la mañana · Feria del martillo
  cafés → Café de olla · Taza para café · El café de la mañana · Feria del martillo
  olla cafe → Café de olla
  caf ol → Café de olla
  cafetería → Café de olla
  cafe de olla → Café de olla
  taza para el cafe → Taza para café
  martillo → Martillo de uña · Feria del martillo
  martillos → Martillo de uña · Feria del martillo
  maritllo → Martillo de uña · Feria del martillo
  uña → Martillo de uña
  unas → Martillo de uña
  pena → Lámpara Peña
  peña → Lámpara Peña
  ñ →
  nogal → Martillo de uña
  clavos → Clavos galvanizados · Martillo de uña
  ferreteria → Martillo de uña · Clavos galvanizados
  ferreteria lluvia → Clavos galvanizados
  FER-002 → Clavos galvanizados
  fer002 → Clavos galvanizados
  wifi → Lámpara Peña
  lapiz → Lápices de colores · Dónde comprar lápices
  lapices → Lápices de colores · Dónde comprar lápices
  papelerias → Lápices de colores · Dónde comprar lápices
  temprano → Dónde comprar lápices
  strong →
  script →
  oculto →
  nochebuena → El café de la mañana
  nochebuenatostado →
  tostado molido → El café de la mañana
  mesa → El café de la mañana · Quiénes somos
  quienes somos → Quiénes somos
  nosotros → Quiénes somos
  somos quienes → Quiénes somos
  estatuto → Quiénes somos
  rfc → Cómo afiliarse
  afiliacion negocio → Cómo afiliarse
  xilofono →
`
  .trim()
  .split('\n')
  .map((line) => line.trim())

describe.each(DATABASES)('the search of products, posts and pages, on %s', (kind) => {
  let world: World
  let asked = 0
  beforeAll(async () => {
    world = await createWorld(kind)
    await createContenidos(world)
  })
  afterAll(() => world.close())

  test.each(CONSULTAS)('%s', async (line) => {
    const [text = '', answer = ''] = line.split(/ ?→ ?/)
    const { status, body } = await world.call('POST', api.buscar, { body: { text }, ip: `10.9.0.${++asked}` })
    expect(status).toBe(200)
    const found: Named[] = [...body.productos, ...body.posts, ...body.paginas]
    expect(found.map(nameOf)).toEqual(answer.split(' · ').filter(Boolean))
  })
})

interface Named {
  readonly name: string
  readonly title: string
  readonly price?: number
}

/** Names a product by its name, a post or page by its title. */
const nameOf = ({ name, title, price }: Named): string => (price === undefined ? title : name)

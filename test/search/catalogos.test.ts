import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, DATABASES, type World } from '../support/world.ts'
import { CATALOGOS, createCatalogos } from './catalogos.ts'

/** Typed texts and the documents that they find: `title`, or `title:page` when the match needs the text of a page. */
const CONSULTAS = `
  pan → Pan · Catálogo de pan dulce · Lista de precios:1 · Uniformes escolares:1
  PÁN → Pan · Catálogo de pan dulce · Lista de precios:1 · Uniformes escolares:1
  catalogo de pan → Catálogo de pan dulce
  pan catalogo → Catálogo de pan dulce
  catalogos → Catálogo de pan dulce
  dulces → Catálogo de pan dulce
  concha → Catálogo de pan dulce:1 · Lista de precios:2
  conchas → Catálogo de pan dulce:1 · Lista de precios:2
  conchas de chocolate → Catálogo de pan dulce:1
  catalogo nuez → Catálogo de pan dulce:2
  nueces → Catálogo de pan dulce:2
  precios → Lista de precios · Catálogo de pan dulce:3
  lista → Lista de precios
  lista rosca → Lista de precios:1
  rosca de reyes → Lista de precios:1
  tornillos → Herramientas y tornillos 2026
  tornillo 2026 → Herramientas y tornillos 2026
  tornillo galvanizado → Herramientas y tornillos 2026:2
  acero → Herramientas y tornillos 2026:2
  martillos brocas →
  martilo → Herramientas y tornillos 2026:1
  herrameinta → Herramientas y tornillos 2026
  ñino →
  niños → Uniformes escolares:2
  ninos → Uniformes escolares:2
  anos → Uniformes escolares:2
  peñon → Arreglos florales:2
  penon → Arreglos florales:2
  canada → Arreglos florales:2
  pantalones → Uniformes escolares:1
  wifi → Manual del afiliado:1
  estatuto → Manual del afiliado:1
  xilofono →
`
  .trim()
  .split('\n')
  .map((line) => line.trim())

interface Found {
  readonly titulo: string
  readonly pagina?: number
  readonly extracto?: string
}

describe.each(DATABASES)('the search of catalogues, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
    await createCatalogos(world)
  })
  afterAll(() => world.close())

  const search = async (text: string): Promise<Found[]> => {
    const { status, body } = await world.call('POST', '/api/v1/public/catalogos/searchc', { body: { text } })
    expect(status).toBe(200)
    return body
  }

  test.each(CONSULTAS)('%s', async (line) => {
    const [text = '', answer = ''] = line.split(/ ?→ ?/)
    const found = await search(text)
    const shown = found.map(({ titulo, pagina }) => (pagina ? `${titulo}:${pagina}` : titulo))
    expect(shown).toEqual(answer.split(' · ').filter(Boolean))
    for (const { pagina, extracto } of found) expect(extracto === undefined).toBe(pagina === undefined)
  })

  test.each(['', '  ', '¿?', '🎉'])('"%s" returns all, in their order', async (text) => {
    const found = await search(text)
    expect(found.map(({ titulo }) => titulo)).toEqual(CATALOGOS.map(([titulo]) => titulo))
  })

  test('an extract is about 160 characters around the first word found, cut between words', async () => {
    const [found] = await search('estatutos')
    const extracto = found?.extracto ?? ''
    expect(extracto).toMatch(/^…\p{L}.*Los estatutos se leen cada enero\. .*[\p{L}.]…$/u)
    expect(extracto.length).toBeGreaterThan(130)
    expect(extracto.length).toBeLessThan(170)
    const [short] = await search('rosca')
    expect(short?.extracto).toBe('Pan de muerto y rosca de reyes')
  })
})

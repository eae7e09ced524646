import { createStaticHandler, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOTHING_SIMILAR } from '../src/contract/similarWords.ts'
import { connect, type Database } from '../src/domain/db/connect.ts'
import { loader } from '../src/web/feeds/rss.ts'
import { servicesContext } from '../src/web/services.ts'
import { recordsOf } from './support/records.ts'
import { createWorld, DATABASES, type World } from './support/world.ts'

const POSTS = 520
const NEWEST = 50

/** The feed of a blog with more posts than a page of the API, the newest at the end of their order. */
describe.each(DATABASES)('the feed on %s', (kind) => {
  let world: World
  let database: Database
  const { make, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    database = await connect(world.config.database)
    await insertPosts(database)
  })
  afterAll(async () => {
    await database.close()
    await world.close()
  })

  test('has the newest posts, the newest first', async () => {
    const feed = await (await read(world)).text()
    const titles = [...feed.matchAll(/<item><title>([^<]*)</g)].map(([, title]) => title)
    expect(titles).toEqual(Array.from({ length: NEWEST }, (_, at) => `Aviso ${POSTS - at}`))
  })

  test('is valid XML, whatever a title contains', async () => {
    // Characters that XML forbids even escaped, and some that it allows only escaped.
    const { id } = await make('post', { title: 'Pan\uFFFE \uFFFFde <hoy> & ]]> mañana 🎉' })
    const feed = await (await read(world)).text()
    expect(feed).toContain('<item><title>Pan de &lt;hoy&gt; &amp; ]]&gt; mañana 🎉</title>')
    expect(feed).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
    await remove('post', id)
  })
})

/** Calls the feed's own loader, which calls the world's API. */
async function read({ app }: World): Promise<Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(servicesContext, {
    publicUrl: 'https://zocalo.example',
    hasMap: () => false,
    nonce: '',
    report: (error) => {
      throw error
    },
    ask: async (path) => {
      const { statusCode, body } = await app.inject({ url: path })
      return {
        status: statusCode,
        refused: null,
        data: JSON.parse(body),
        total: 0,
        similar: false,
        words: NOTHING_SIMILAR,
      }
    },
  })
  const { queryRoute } = createStaticHandler([{ path: '/rss.xml', loader }])
  return queryRoute(new Request('https://zocalo.example/rss.xml'), { requestContext })
}

async function insertPosts({ db }: Database): Promise<void> {
  const texts = { search_text: '', description: 'Del mercado', descripcion: '', visits: 0, publicado: 1 }
  const rows = Array.from({ length: POSTS }, (_, at) => {
    const title = `Aviso ${at + 1}`
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    return {
      ...texts,
      ...{ name: title, name_key: title, slug: `aviso-${at + 1}`, title, title_key: title, order: at },
      ...{ created_at, updated_at: created_at },
    }
  })
  await db
    .insertInto('post')
    .values(rows.slice(0, POSTS / 2))
    .execute()
  await db
    .insertInto('post')
    .values(rows.slice(POSTS / 2))
    .execute()
}

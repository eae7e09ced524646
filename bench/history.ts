import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { openCityMap } from '../src/domain/cityMap/cityMap.ts'
import { localFile } from '../src/domain/cityMap/localFile.ts'
import { connect, type Database, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { migrate } from '../src/domain/db/migrate.ts'
import { createDecoder } from '../src/domain/files/decoding/decoder.ts'
import { diskStore } from '../src/domain/files/store/disk.ts'
import { createDomain, type Domain } from '../src/domain/index.ts'
import { createHtmlCleaner } from '../src/domain/texts/richText.ts'
import { addBranches, onEmptyDatabase, settle } from './directory.ts'
import { measureLists } from './lists.ts'
import { median, milliseconds, type Timing, two } from './numbers.ts'
import { measureSearch } from './search.ts'
import type { Row } from './table.ts'

/** Measures what the history of records costs: in time by save, in room, and in a directory that was edited. */

const ROUNDS = 9
const SAVES = 50
const EDITS = 1000
const TEXT = `<p>${'Pan de horno de leña. '.repeat(9000)}</p>`
const BRANCHES = 100_000

export async function history(): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['sqlite', 'postgres'] as const)
    rows.push(
      ...(await onEmptyDatabase(kind, (target) => withDomain(target, saves))),
      ...(await onEmptyDatabase(kind, (target) => withDomain(target, room))),
      ...(await onEmptyDatabase(kind, edited)),
    )
  return rows
}

type Work = (domain: Domain, database: Database, kept: () => number) => Promise<Row[]>

/** `kept`: the milliseconds that the statements took which keep what a change replaced. */
async function withDomain(target: DatabaseTarget, work: Work): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-bench-'))
  const database = await connect(target)
  await migrate(database)
  const [html, decoder, watch] = [createHtmlCleaner(), createDecoder(), stopwatch('replaced_value')]
  const cityMap = await openCityMap(localFile(join(folder, 'mapa.pmtiles')), {
    changed: () => {},
    report: () => {},
  })
  const domain = createDomain({
    database: { ...database, db: database.db.withPlugin(watch.plugin) },
    files: await diskStore(folder, false),
    html,
    decoder,
    cityMap,
    clock: () => new Date(),
    mailer: { delivers: false, send: async () => {} },
    address: () => 'http://localhost',
    backUp: null,
    changed: () => {},
    log: () => {},
    report: (error) => {
      throw error
    },
  })
  try {
    return await work(domain, database, watch.passed)
  } finally {
    decoder.close()
    await cityMap.close()
    await html.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds up the time of the inserts into a table. */
function stopwatch(table: string): { plugin: KyselyPlugin; passed: () => number } {
  const begun = new WeakMap<object, number>()
  let passed = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === table)
        begun.set(queryId, performance.now())
      return node
    },
    transformResult: async ({ result, queryId }) => {
      passed += performance.now() - (begun.get(queryId) ?? performance.now())
      return result
    },
  }
  return { plugin, passed: () => passed }
}

/** A save of a branch, and the same without the statement that keeps what it replaced. */
const saves: Work = async (domain, { dialect }, kept) => {
  const permit = domain.permit(domain.systemActor(null), 'empresa', 'update')
  const id = await newBranch(domain)
  const [whole, ratios]: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round++) {
    const [begun, before] = [performance.now(), kept()]
    for (let save = 0; save < SAVES; save++)
      await domain.records.empresa.update(
        permit,
        id,
        { values: { orden: (round + 1) * SAVES + save + 1 }, files: {} },
        null,
      )
    const [time, own] = [performance.now() - begun, kept() - before]
    if (round < 0) continue
    whole.push(time / SAVES)
    ratios.push(time / (time - own))
  }
  const ratio = median(ratios)
  return [
    {
      what: `A save with its history, ${dialect}`,
      measured: `${two(ratio)} of one without`,
      beside: milliseconds(median(whole)),
      target: '≤ 1.25',
      met: ratio <= 1.25,
    },
  ]
}

async function newBranch(domain: Domain): Promise<number> {
  const permit = domain.permit(domain.systemActor(null), 'empresa', 'create')
  const values = {
    nombre: 'La Esperanza',
    descripcion: 'Pan de horno',
    direccion: 'Juárez 10',
    publicado: true,
  }
  return (await domain.records.empresa.create(permit, { values, files: {} })).item.id
}

/** What edits of one field of a record with a long text leave. */
const room: Work = async (domain, { db, dialect }) => {
  const may = (operation: 'create' | 'update') => domain.permit(domain.systemActor(null), 'post', operation)
  const values = { name: 'Pan', title: 'Pan', description: 'De horno', descripcion: TEXT }
  const { item } = await domain.records.post.create(may('create'), { values, files: {} })
  const size = async () => {
    const { rows } = await (dialect === 'sqlite'
      ? sql<{ n: number }>`select (page_count - freelist_count) * page_size as n
          from pragma_page_count, pragma_freelist_count, pragma_page_size`
      : sql<{
          n: number
        }>`select pg_total_relation_size('activity') + pg_total_relation_size('replaced_value') as n`
    ).execute(db)
    return Number(rows[0]?.n)
  }
  const before = await size()
  for (let edit = 1; edit <= EDITS; edit++)
    await domain.records.post.update(may('update'), item.id, { values: { order: edit }, files: {} }, null)
  const grown = (await size()) - before
  return [
    {
      what: `${EDITS} edits of a number beside a text of ${(TEXT.length / 1000).toFixed(0)} kB, ${dialect}`,
      measured: `${(grown / 1_000_000).toFixed(2)} MB`,
      beside: dialect === 'sqlite' ? 'of the database' : 'of the tables of the history',
      target: '< 1 MB',
      met: grown < 1_000_000,
    },
  ]
}

/** Lists and searches of a directory, before and after each branch was edited once. */
async function edited(target: DatabaseTarget): Promise<Row[]> {
  await addBranches(target, BRANCHES)
  const read = async () => [
    ...(await measureLists(target, BRANCHES)),
    ...(await measureSearch(target, BRANCHES)),
  ]
  // The first reading warms up.
  await read()
  const before = await read()
  const database = await connect(target)
  await database.db.transaction().execute(async (tx) => {
    const at = new Date().toISOString()
    await sql`insert into activity (at, action, collection, record_id, title, fields, n, origen)
      select ${at}, 'update', 'empresa', id, nombre, 'descripcion', 2, 'cliente' from empresa`.execute(tx)
    await sql`insert into replaced_value (collection, record_id, field, n, value)
      select 'empresa', id, 'descripcion', 2, '"' || descripcion || '"' from empresa`.execute(tx)
  })
  await settle(database)
  await database.close()
  const ratio = sum(await read()) / sum(before)
  return [
    {
      what: `Lists and searches of ${BRANCHES} branches that were edited once each, ${target.kind}`,
      measured: `${two(ratio)} of before`,
      beside: `${milliseconds(sum(before))} for one of each`,
      target: '≤ 1.10',
      met: ratio <= 1.1,
    },
  ]
}

const sum = (timings: readonly Timing[]): number => timings.reduce((total, { p50 }) => total + p50, 0)

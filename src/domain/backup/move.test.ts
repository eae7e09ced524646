import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPlace, envOf, type TestPlace } from '../../../test/support/places.ts'
import { runProcess } from '../../../test/support/process.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf, photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { placeOf } from '../../openFiles.ts'
import { readSource } from './source.ts'

const CATALOGUES = 20

/** Everything that a move has to transfer, as text. */
async function everythingAt(config: TestPlace['config']) {
  return readSource(
    await placeOf(config),
    'move',
    () => new Date(),
    async (source) => {
      const rows: string[] = []
      const files: string[] = []
      for await (const { table, lines } of source.rows())
        rows.push(...lines.map((line) => `${table} ${line}`))
      for await (const { path, read } of source.files())
        files.push(`${path} ${(await read())?.toString('base64')}`)
      return { tables: source.contents.tables, rows, files }
    },
  )
}

describe.each(DATABASES)('npm run move from %s to the other', (kind) => {
  let from: TestPlace
  let world: World
  let to: TestPlace
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zocalo-move-'))
    from = await emptyPlace(kind)
    to = await emptyPlace(kind === 'sqlite' ? 'postgres' : 'sqlite')
    world = await createWorld(kind, { s3: from.config.s3 })
    const { make } = recordsOf(() => world)
    const archivo = dataUrl('application/pdf', await pdf(['Pan']))
    for (let n = 0; n < CATALOGUES; n++) await make('catalogo', { titulo: `Año ${n} 🥐`, archivo })
    await make('empresa', { nombre: 'Ñandú', urlfoto: dataUrl('image/jpeg', await photo(300, 200)) })
    // Jobs in flight would change the data between the two readings.
    await world.product.settle()
    await world.product.close()
  })
  afterAll(async () => {
    await world.close()
    await from.close()
    await to.close()
    await rm(folder, { recursive: true })
  })

  test('after a kill the next run sends the rest; the copy is complete and the source unchanged', async () => {
    const settings = join(folder, 'destino.env')
    const lines = Object.entries(to.env).map(([name, value]) => `${name}=${value}`)
    await writeFile(settings, lines.join('\n'))
    const before = await everythingAt(world.config)
    const total = before.files.length
    const args = ['--to', settings]

    const killed = new AbortController()
    const first = runProcess('src/commands/move.ts', envOf(world.config), args, {
      killed: killed.signal,
    })
    while ((await to.paths()).length < 10) await wait(1)
    killed.abort()
    expect((await first).code).toBeNull()
    const sent = (await to.paths()).length
    expect(sent).toBeLessThan(total)

    const second = await runProcess('src/commands/move.ts', envOf(world.config), args)
    expect(second.err).toEqual([])
    const [, rows, files, again] =
      /: (\d+) registros, (\d+) archivos \((\d+) enviados esta vez\)/.exec(second.out.join()) ?? []
    expect(Number(files)).toBe(total)
    expect(Number(again)).toBeLessThanOrEqual(total - sent + 1)
    expect(Number(rows)).toBe(before.rows.length)
    expect(await everythingAt(to.config)).toEqual(before)
    expect(await everythingAt(world.config)).toEqual(before)

    const third = await runProcess('src/commands/move.ts', envOf(world.config), args)
    expect(third).toMatchObject({ code: 1, out: [], err: [expect.stringContaining('ya tiene datos')] })
  })
})

test.each([
  ['src/commands/backup.ts', [], 'No hay datos que leer'],
  ['src/commands/backup.ts', ['--donde'], 'Uso: npm run backup'],
  ['src/commands/restore.ts', [], 'Uso: npm run restore'],
  ['src/commands/restore.ts', ['/no/hay.tar'], 'No existe /no/hay.tar'],
  ['src/commands/move.ts', [], 'Uso: npm run move'],
  ['src/commands/move.ts', ['--to', '/no/hay.env'], 'No existe /no/hay.env'],
])('%s %j says what is wrong', async (command, args, text) => {
  const place = await emptyPlace('sqlite')
  const { code, out, err } = await runProcess(command, place.env, args)
  expect({ code, out, err: err.at(-1) }).toEqual({ code: 1, out: [], err: expect.stringContaining(text) })
  await place.close()
})

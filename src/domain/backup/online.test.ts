import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyPlace, envOf } from '../../../test/support/places.ts'
import { runProcess } from '../../../test/support/process.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf, photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES } from '../../../test/support/world.ts'
import { placeOf } from '../../openFiles.ts'
import { createProduct } from '../../product.ts'
import { load } from './load.ts'
import { readBackup } from './read.ts'
import { readSource } from './source.ts'

describe.each(DATABASES)('during uploads, changes and removals, on %s', (kind) => {
  test('a backup is a snapshot: it contains every file that its rows name', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-online-'))
    const s3Place = await emptyPlace(kind)
    const world = await createWorld(kind, { s3: s3Place.config.s3 })
    const { make, change, remove, removeForEver } = recordsOf(() => world)
    const picture = dataUrl('image/jpeg', await photo(450, 300))
    const archivo = dataUrl('application/pdf', await pdf(['Pan']))
    let writing = true
    const writer = async (number: number) => {
      for (let step = 0; writing; step++) {
        const post = await make('post', { name: `${number}-${step}`, urlfoto: picture })
        const catalogo = await make('catalogo', { archivo })
        await change('post', post.id, { urlfoto: picture })
        await remove('catalogo', catalogo.id)
        if (step % 2) await removeForEver('post', post.id)
      }
    }
    const writers = [writer(1), writer(2)]
    const clock = () => world.clock.now
    for (let round = 0; round < 3; round++) {
      const path = join(folder, `${round}.tar`)
      const backup = await runProcess('src/commands/backup.ts', envOf(world.config), ['--to', path])
      expect(backup).toEqual({ code: 0, out: [path], err: [] })
      const scratch = await emptyPlace('sqlite')
      const { files } = await readBackup(path, async (source) => load(source, await placeOf(scratch.config)))
      // The loaded rows name exactly the loaded files.
      const named: string[] = []
      await readSource(await placeOf(scratch.config), 'backup', clock, async (source) => {
        for await (const path of source.paths()) named.push(path)
      })
      expect(await scratch.paths()).toEqual(named.toSorted())
      expect(files).toBe(named.length)
      await scratch.close()
    }
    writing = false
    await Promise.all(writers)
    await world.close()
    await s3Place.close()
    await rm(folder, { recursive: true })
  })

  test('no file is removed while a backup runs, or for ten minutes after one was killed', async () => {
    const world = await createWorld(kind)
    const { make, removeForEver } = recordsOf(() => world)
    const post = await make('post', { urlfoto: dataUrl('image/jpeg', await photo(300, 200)) })
    const path = `img/post/${post.image}`
    const clock = () => world.clock.now
    // Every start begins with a sweep.
    const start = async () => (await createProduct(world.config, { clock, site: false })).close()
    await readSource(await placeOf(world.config), 'backup', clock, async () => {
      await removeForEver('post', post.id)
      await start()
      expect(await world.domain.files.size(path)).not.toBeNull()
      // The hold was not renewed for ten minutes, so the backup counts as dead.
      world.clock.now = new Date(world.clock.now.getTime() + 11 * 60_000)
      await start()
      expect(await world.domain.files.size(path)).toBeNull()
    })
    await world.close()
  })

  test('files that lost their row meanwhile are removed afterwards', async () => {
    const world = await createWorld(kind)
    const { make, removeForEver } = recordsOf(() => world)
    const post = await make('post', { urlfoto: dataUrl('image/jpeg', await photo(300, 200)) })
    const clock = () => world.clock.now
    await readSource(await placeOf(world.config), 'backup', clock, () => removeForEver('post', post.id))
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
    await (await createProduct(world.config, { clock, site: false })).close()
    expect(await world.domain.files.size(`img/post/${post.image}`)).toBeNull()
    await world.close()
  })
})

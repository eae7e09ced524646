import { copyFile, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, photo } from '../../../test/support/samples.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { placeOf } from '../../openFiles.ts'
import { readBackup } from './read.ts'
import { readSource } from './source.ts'
import { writeBackup } from './write.ts'

describe('a damaged backup is refused before anything is written', () => {
  let world: World
  let folder: string
  let path: string
  let size: number
  beforeAll(async () => {
    world = await createWorld('sqlite')
    const { make } = recordsOf(() => world)
    await make('empresa', { urlfoto: dataUrl('image/jpeg', await photo(500, 300)) })
    folder = await mkdtemp(join(tmpdir(), 'zocalo-damage-'))
    path = join(folder, 'entero.tar')
    await readSource(
      await placeOf(world.config),
      'backup',
      () => world.clock.now,
      (source) => writeBackup(source, path),
    )
    size = (await readFile(path)).length
  })
  afterAll(async () => {
    await world.close()
    await rm(folder, { recursive: true })
  })

  const damaged = async (damage: (copy: string) => Promise<void>) => {
    const copy = join(folder, 'copia.tar')
    await copyFile(path, copy)
    await damage(copy)
    return readBackup(copy, async () => 'taken')
  }

  test('an intact one is accepted', async () => {
    expect(await damaged(async () => {})).toBe('taken')
  })

  test('with one flipped bit, in names, padding, rows, pictures, the end or the checksum', async () => {
    const places = Array.from({ length: 200 }, (_, step) => Math.floor((step * (size - 1)) / 199))
    for (const place of [...places, 0, 100, 512, size - 64, size - 65, size - 1]) {
      const flip = async (copy: string) => {
        const file = await open(copy, 'r+')
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, place)
        await file.write(Buffer.from([(buffer[0] ?? 0) ^ (1 << (place % 8))]), 0, 1, place)
        await file.close()
      }
      await expect(damaged(flip), `byte ${place} of ${size}`).rejects.toThrow('está dañado o incompleto')
    }
  })

  test.each([0, 1, 63, 64, 65, 512, 5000, -1, -64, -65, -600])('truncated at %i', async (at) => {
    const cut = (copy: string) => truncate(copy, at < 0 ? size + at : at)
    await expect(damaged(cut)).rejects.toThrow('está dañado o incompleto')
  })

  test.each(['hola', 'x'.repeat(2000)])('another kind of file: %.10s', async (text) => {
    await expect(damaged((copy) => writeFile(copy, text))).rejects.toThrow('está dañado o incompleto')
  })
})

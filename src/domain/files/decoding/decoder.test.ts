import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { film } from '../../../../test/support/hostileFiles.ts'
import { photo } from '../../../../test/support/samples.ts'
import { prepareImage } from '../images.ts'
import { createDecoder, type Decoder } from './decoder.ts'

/** The processes that decode files: how people share them, and how they end. */

let costly: Buffer
let small: Buffer
let decoder: Decoder
beforeAll(async () => {
  costly = await film(1600, 1600, 39)
  small = await photo(80, 40)
  decoder = createDecoder()
})
afterAll(() => decoder.close())

const read = (who: string, bytes: Buffer, by = decoder) => prepareImage(by, who, 'empresa', bytes)

/** The decoding processes that this one has started. */
async function helpers(parent = process.pid): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,stat=,args='])
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, stat, ...args]) =>
        Number(ppid) === parent && !stat?.startsWith('Z') && args.join(' ').includes('decoding/program.ts'),
    )
    .map(([pid]) => Number(pid))
}

test('a single picture waits only for the files of others that are being decoded', async () => {
  const ended: string[] = []
  const send = async (who: string, bytes: Buffer) => {
    await read(who, bytes)
    ended.push(who)
  }
  const crowd = ['ana', 'eva'].flatMap((who) => Array.from({ length: 3 }, () => send(who, costly)))
  await send('luz', small)
  expect(ended.length).toBeLessThanOrEqual(3)
  expect(await helpers()).toHaveLength(2)
  await Promise.all(crowd)
})

test('a killed process loses only its present file, which may be sent again', async () => {
  const own = createDecoder()
  const before = new Set(await helpers())
  const lost = read('ana', costly, own)
  const refused = expect(lost).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await expect.poll(async () => (await helpers()).filter((pid) => !before.has(pid))).toHaveLength(1)
  for (const pid of await helpers()) if (!before.has(pid)) process.kill(pid, 'SIGKILL')
  await refused
  expect((await read('ana', small, own)).name).toMatch(/-80x40\.webp$/)
  own.close()
})

test('the processes end with their parent, however it ends', async () => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { createDecoder } from ${JSON.stringify(new URL('./decoder.ts', import.meta.url).href)}
    const decoder = createDecoder()
    decoder.decode('ana', { task: 'picture', given: null }, readFileSync(0)).catch(() => {})
    setInterval(() => {}, 1000)`
  const parent = execFile(process.execPath, ['--input-type=module', '--eval', program])
  parent.stdin?.end(costly)
  await expect.poll(() => helpers(parent.pid)).toHaveLength(1)
  const [pid = 0] = await helpers(parent.pid)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('the processes have a low priority and no secrets in their environment', async () => {
  await read('ana', small)
  for (const pid of await helpers()) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
    expect(environment).toMatch(/^MALLOC_ARENA_MAX=\d+\0$/)
    const { stdout } = await promisify(execFile)('ps', ['-L', '-o', 'ni=', '-p', String(pid)])
    expect(new Set(stdout.trim().split(/\s+/))).toEqual(new Set(['10']))
  }
})

test('decodes many files of many people at the same time', async () => {
  const animated = await sharp(small).gif().toBuffer()
  const files = await Promise.all(
    Array.from({ length: 60 }, (_, n) => read(`user ${n % 7}`, n % 2 ? small : animated)),
  )
  expect(new Set(files.map(({ name }) => name)).size).toBe(60)
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

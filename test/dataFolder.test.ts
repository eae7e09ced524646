import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Only its owner can read the data folder, whoever starts the product (contract.md, section 11). */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Runs `npm run admin` or a backup with a umask that hides nothing; they create, open and read everything in the
 * folder.
 */
async function run(dataDir: string, script: string, ...args: string[]): Promise<void> {
  const command = 'umask 000; exec "$0" --disable-warning=ExperimentalWarning "$@"'
  const child = spawn('sh', ['-c', command, process.execPath, script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE: 'build/.compiled' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

/** Returns the paths that others than the owner may use. */
async function openIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(
    ['.', ...entries].map(async (path) => {
      const found = await lstat(join(dataDir, path))
      return { path, open: !found.isSymbolicLink() && (found.mode & 0o077) !== 0 }
    }),
  )
  return modes.filter(({ open }) => open).map(({ path }) => path)
}

test('a new folder and its files are closed to others', async () => {
  const dataDir = join(folder, 'new', 'data')
  await run(dataDir, 'src/commands/admin.ts', '--email', 'alguien@example.com')
  await run(dataDir, 'src/commands/backup.ts')
  expect((await readdir(dataDir)).sort()).toEqual(
    expect.arrayContaining(['files', 'respaldos', 'zocalo.sqlite']),
  )
  expect(await openIn(dataDir)).toEqual([])
})

test('an older version’s folder is closed to others, with the product’s files', async () => {
  const dataDir = join(folder, 'old')
  await run(dataDir, 'src/commands/admin.ts', '--email', 'alguien@example.com')
  await mkdir(join(dataDir, 'files', 'img', 'empresa'), { recursive: true })
  await writeFile(join(dataDir, 'files', 'img', 'empresa', 'a.webp'), 'x')
  await writeFile(join(dataDir, 'files', 'b.pdf'), 'x')
  const theirs = join(folder, 'theirs')
  await writeFile(theirs, 'x', { mode: 0o644 })
  await symlink(theirs, join(dataDir, 'files', 'link'))
  for (const path of ['files/img/empresa/a.webp', 'files/b.pdf', 'zocalo.sqlite'])
    await chmod(join(dataDir, path), 0o644)
  for (const path of ['files/img/empresa', 'files/img', 'files', '.']) await chmod(join(dataDir, path), 0o755)
  await run(dataDir, 'src/commands/admin.ts', '--email', 'otra@example.com')
  expect(await openIn(dataDir)).toEqual([])
  expect((await lstat(theirs)).mode & 0o777).toBe(0o644)
})

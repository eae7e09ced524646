import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What every command does first: packages as locked, the right Node, the site built. This file and the scripts that
 * `npm run` names are plain JavaScript, since the machine's own Node may be 20.
 */

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const OLDEST_NODE = [24, 6]

/** Installs the locked packages, the tools that build too, unless that has been done for this lock file. */
export function install() {
  const lock = hashOf([join(root, 'package-lock.json')])
  const stamp = join(modules, '.zocalo-lock')
  if (read(stamp) === lock) return
  console.log('Instalando dependencias…')
  must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Builds the site unless its sources are those of the last build. */
export function build() {
  if (!existsSync(join(root, 'vite.config.ts'))) return
  const folders = ['src/web', 'src/contract', 'public', 'scripts/vite']
  const sources = folders.flatMap((folder) => filesBelow(join(root, folder)))
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'].map((name) =>
    join(root, name),
  )
  const hash = hashOf([...sources, ...settings])
  const stamp = join(root, 'build', '.zocalo-sources')
  if (read(stamp) === hash) return
  console.log('Construyendo el sitio…')
  must('react-router', ['build'])
  must('node', ['--input-type=module', '--eval', `await import('./src/product.ts'); process.exit()`])
  writeFileSync(stamp, hash)
}

/** Runs a program of the project under its own Node and gives its exit code. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(env) }).status ?? 1
}

/** As `run`, in place of this process: signals reach it, and it is waited for. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(env) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Node's flags and file for a TypeScript program of ours. */
export const program = (file, args = []) => [
  '--disable-warning=ExperimentalWarning',
  // Most of what a request makes is gone at its end: half the usual nursery keeps the process 10 MB smaller, as fast.
  '--max-semi-space-size=8',
  ...envFile(),
  file,
  ...args,
]

/** Ends the process when a step fails. */
export function must(command, args, env = {}) {
  const code = run(command, args, env)
  if (code !== 0) process.exit(code)
}

const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

function environment(env) {
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH}`
  checkNode(path)
  // Compiled once: the next start is faster, and without the type stripper in memory some 30 MB smaller.
  const cache = join(root, 'build', '.compiled')
  // Pictures are encoded in many threads: with an arena of glibc's for each, uploads would cost 200 MB for good. And
  // what a start frees goes back at once.
  const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) }
  return { NODE_COMPILE_CACHE: cache, ...malloc, ...process.env, ...env, PATH: path }
}

let checked = false
function checkNode(path) {
  if (checked || !existsSync(join(modules, '.zocalo-lock'))) return
  checked = true
  const version = spawnSync('node', ['-p', 'process.versions.node'], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  })
  const [major, minor] = version.stdout.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(
    `Hace falta Node ${OLDEST_NODE.join('.')} o más nuevo: en este sistema no viene con las dependencias.`,
  )
  process.exit(1)
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    if (existsSync(file) && statSync(file).isFile())
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

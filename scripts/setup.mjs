import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { carriedNode, handedOn, nodeRefusal, npmPlaces } from './platform.mjs'

/**
 * The first steps of every command: packages as locked, the right Node, the site built. This file and the scripts that
 * `npm run` names are plain JavaScript, because the machine's own Node may be 20.
 */

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

/** Installs the locked packages, including the build tools, unless that was done for this lock file. */
export function install() {
  const lock = hashOf([join(root, 'package-lock.json')])
  const stamp = join(modules, '.zocalo-lock')
  if (read(stamp) === lock) return
  console.log('Instalando dependencias…')
  must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Builds the site unless its sources are unchanged since the last build. */
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

/** Runs Node, npm or a tool of the packages, under the project's own Node, and returns its exit code. */
export function run(command, args, env = {}) {
  return spawnSync(...started(command, args, env)).status ?? 1
}

/** Like `run`, in place of this process: passes signals on, and waits for the end. */
export function become(command, args, env = {}) {
  const child = spawn(...started(command, args, env))
  const signals = handedOn(process)
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  if (signals.length === 0) process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Node's flags and file for one of the product's TypeScript programs. */
export const program = (file, args = []) => [
  '--disable-warning=ExperimentalWarning',
  // Most of a request's memory is garbage at its end, so half the usual young generation is as fast and saves 10 MB.
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

/** The packages of the tools that run by name. */
const PACKAGES = {
  'react-router': '@react-router/dev',
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  vitest: 'vitest',
}

/**
 * What to spawn. Everything is Node with a file, because without a shell Windows starts nothing else that npm installs.
 */
function started(command, args, env) {
  const options = { cwd: root, stdio: 'inherit', env: environment(env) }
  if (command === 'npm') return [process.execPath, [npmProgram(), ...args], options]
  return [ownNode(), command === 'node' ? args : [toolProgram(command), ...args], options]
}

function toolProgram(name) {
  const folder = join(modules, PACKAGES[name])
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

function npmProgram() {
  const found = npmPlaces(process).find(existsSync)
  if (found) return found
  console.error('No se encuentra npm junto a Node: ejecuta esta orden con «npm run».')
  process.exit(1)
}

/** The Node among the packages, or the running one if it is new enough. */
function ownNode() {
  const carried = carriedNode(modules, process)
  if (carried && existsSync(carried)) return carried
  const refusal = nodeRefusal(process.versions.node)
  if (!refusal) return process.execPath
  console.error(refusal)
  process.exit(1)
}

function environment(env) {
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH}`
  // Compiled once: later starts are faster, and save some 30 MB without the type stripper in memory.
  const cache = join(root, 'build', '.compiled')
  // Pictures are encoded in many threads. With one of glibc's arenas for each, uploads would permanently take 200 MB.
  // Memory that the start frees is returned immediately.
  const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) }
  return { NODE_COMPILE_CACHE: cache, ...malloc, ...process.env, ...env, PATH: path }
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

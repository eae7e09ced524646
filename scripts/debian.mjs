import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that are no npm packages: the machine's own, or those of a Debian package. */

/** Returns the path of the first that exists; installs the package when none does. Null when that is not possible. */
export function ensureProgram(paths, debianPackage) {
  const find = () => paths.find((path) => path && existsSync(path)) ?? null
  return find() ?? (process.getuid?.() === 0 && install(debianPackage) ? find() : null)
}

function install(debianPackage) {
  console.log(`Instalando ${debianPackage}…`)
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', debianPackage)
}

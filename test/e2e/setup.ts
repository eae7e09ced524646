import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { TestProject } from 'vitest/node'
import { CLIENTE, givePassword, REVIEWED, reviewAllBut } from './panel/people.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running product with the demo's data. */
    siteUrl: string
    browserUrl: string
  }
}

export const ADMIN = { email: 'admin@example.com', password: 'contraseña segura' }

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts one product with the demo's data, and one browser, for all end-to-end tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zocalo-e2e-'))
  const [product, browser] = await Promise.all([
    startProduct(dataDir),
    chromium.launchServer({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    }),
  ])
  await givePassword(product.address, ADMIN, CLIENTE)
  await givePassword(product.address, ADMIN, REVIEWED)
  await reviewAllBut(product.address, ADMIN, CLIENTE)
  project.provide('siteUrl', product.address)
  project.provide('browserUrl', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startProduct(dataDir: string) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    address: await printedAddress(child),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /Zócalo: (\S+)/.exec(chunk.toString())?.[1]
      if (address) resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code} before it listened`)))
  })
}

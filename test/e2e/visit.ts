import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject } from 'vitest'

export const siteUrl = (path = ''): string => inject('siteUrl') + path

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints of the browser that are allowed. */
  readonly allow?: RegExp
}

let browser: Browser | undefined

beforeAll(async () => {
  browser = await chromium.connect(inject('browserUrl'))
})
afterAll(() => browser?.close())

/** Opens a page as a visitor with their own browser. A complaint in its console fails the test. */
export async function visit(
  path: string,
  look: (page: Page) => Promise<void>,
  { allow, ...options }: VisitOptions = {},
): Promise<void> {
  if (!browser) throw new Error('The browser is not there yet')
  const context = await browser.newContext({ locale: 'es-MX', baseURL: siteUrl(), ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  try {
    await page.goto(path)
    await look(page)
    expect(complaints.filter((text) => !allow?.test(text))).toEqual([])
  } finally {
    await context.close()
  }
}

/** Resolves when the page is hydrated. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => '__reactRouterRouteModules' in window && document.readyState === 'complete')

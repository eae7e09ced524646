import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Whether everybody can use a screen. */

/** Runs axe in light and in dark colours. */
export async function sound(page: Page, where: string): Promise<void> {
  await passes(page, where)
  await page.emulateMedia({ colorScheme: 'dark' })
  await passes(page, `${where} by night`, 'color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
}

async function passes(page: Page, where: string, rules?: string): Promise<void> {
  // Waits for the fades of dialogs and menus, whose colours do not count.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Also checks that nothing exceeds the width of a phone. */
export async function soundEverywhere(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').waitFor()
  await page.waitForFunction(() => !/Cargando|Comparando/.test(document.body.innerText))
  await sound(page, path)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.waitForFunction(() => document.documentElement.scrollWidth === 360)
  await page.setViewportSize({ width: 1280, height: 800 })
}

import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

/** Helpers for tests of the search page and the search dialog. */

export const box = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar en todo el sitio' })
export const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const marks = (page: Page): Promise<string[]> => page.locator('main mark').allTextContents()
export const query = (page: Page): string => new URL(page.url()).search

/** Returns axe's complaints. */
export const complaints = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

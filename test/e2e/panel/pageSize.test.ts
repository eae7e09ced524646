import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, ask } from './person.ts'

describe('a list', () => {
  it('shows 20, 50 or 100 records a page, and keeps its first record visible', async () => {
    const { length } = await ask<unknown[]>('GET', `${api.admin('producto')}?per_page=50`)
    await asAdmin(`${site.adminList('producto')}?page=2`, async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      const first = await rows.first().innerText()
      const size = page.getByLabel('Registros por página')
      const sizes = await size.locator('option').allInnerTexts()
      expect(sizes).toEqual(['20 por página', '50 por página', '100 por página'])
      await size.selectOption('50 por página')
      await page.waitForURL('**/producto?per_page=50')
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(length)
      expect(await rows.nth(20).innerText()).toBe(first)
      await page.goto(`${site.adminList('producto')}?per_page=3`)
      await expect.poll(() => rows.count()).toBe(20)
      await page.goto(`${site.adminList('empresa')}?per_page=50&page=2`)
      await size.selectOption('20 por página')
      await page.waitForURL('**/empresa?page=3')
    })
  })
})

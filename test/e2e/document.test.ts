import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { ADMIN } from './setup.ts'
import { visit } from './visit.ts'

/** Opens a call in the document's page, sends its request, and returns the shown status. */
async function tryCall(page: Page, tag: string, path: string, body?: object): Promise<string | null> {
  const group = page.locator('.opblock-tag-section').filter({ has: page.getByText(tag, { exact: true }) })
  if ((await group.locator('.opblock').count()) === 0)
    await group.getByRole('button', { name: 'Expand operation' }).click()
  const call = group.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) })
  await call.first().locator('.opblock-summary-control').click()
  await call.first().getByRole('button', { name: 'Try it out' }).click()
  if (body) await call.first().locator('textarea').fill(JSON.stringify(body))
  await call.first().getByRole('button', { name: 'Execute' }).click()
  return call.first().locator('.live-responses-table .response-col_status').last().textContent()
}

it('the API’s document is readable, and its calls can be tried with a session', async () => {
  await visit(api.docs, async (page) => {
    await page.getByRole('heading', { name: 'API de Zócalo' }).waitFor()
    expect(await tryCall(page, 'Sesión y cuenta', api.login, ADMIN)).toMatch(/^200/)
    const { token } = JSON.parse(
      (await page.locator('.live-responses-table pre').first().textContent()) ?? '',
    )
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    const dialog = page.locator('.dialog-ux')
    await dialog.getByRole('textbox').fill(token)
    await dialog.getByRole('button', { name: 'Apply credentials' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await tryCall(page, 'Administración: Panel', api.adminOverview)).toMatch(/^200/)
  })
})

import type { Locator } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { holdNext } from './held.ts'
import { asAdmin, ask } from './person.ts'

describe('a list in its own order', () => {
  it('is changed by keyboard, and the focus moves along', async () => {
    await asAdmin(site.adminList('pagina'), async (page) => {
      const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts()
      await page.locator('tbody tr').first().waitFor()
      const before = await names()
      const down = page.getByRole('button', { name: /^Bajar / }).first()
      const label = (await down.getAttribute('aria-label')) ?? ''
      await down.focus()
      await page.keyboard.press('Enter')
      await page.getByText('Orden guardado.').waitFor()
      await page.waitForFunction(
        (name) => document.querySelectorAll('tbody tr td:nth-child(2)')[1]?.textContent === name,
        before[0],
      )
      expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)
      await page
        .getByRole('button', { name: 'Título' })
        .or(page.getByRole('button', { name: 'Titulo' }))
        .click()
      await page
        .getByRole('button', { name: /^Bajar / })
        .first()
        .waitFor({ state: 'detached' })
    })
  })

  it('moves the focus at an end of the list to the button that still works', async () => {
    await asAdmin(site.adminList('pagina'), async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      const second = await nameIn(rows.nth(1))
      await page.getByRole('button', { name: `Subir ${second}`, exact: true }).press('Enter')
      await expect.poll(() => nameIn(rows.first())).toBe(second)
      await expect.poll(inFocus).toBe(`Bajar ${second}`)
      const lastButOne = await nameIn(rows.nth(-2))
      await page.getByRole('button', { name: `Bajar ${lastButOne}`, exact: true }).press('Enter')
      await expect.poll(() => nameIn(rows.last())).toBe(lastButOne)
      await expect.poll(inFocus).toBe(`Subir ${lastButOne}`)
    })
  })

  it('asks a person who leaves while a move is in flight', async () => {
    await asAdmin(site.adminList('pagina'), async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      const [first, second, ...others] = await Promise.all((await rows.all()).map(nameIn))
      const saving = await holdNext(page, api.adminOrder('pagina'))
      await page.getByRole('button', { name: `Bajar ${first}`, exact: true }).press('Enter')
      await saving.asked
      const question = page.waitForEvent('dialog')
      const leaving = page.reload().catch(() => null)
      const dialog = await question
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await leaving
      saving.goOn()
      await expect.poll(storedNames).toEqual([second, first, ...others])
    })
  })

  it('accepts a move while another one is in flight, or the list reloads', async () => {
    await asAdmin(site.adminList('pagina'), async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      const names = async () => Promise.all((await rows.all()).map(nameIn))
      const move = (way: 'Bajar' | 'Subir', name = '') =>
        page.getByRole('button', { name: `${way} ${name}`, exact: true }).press('Enter')
      const [a = '', b = '', c = '', d = '', ...others] = await names()

      const saving = await holdNext(page, api.adminOrder('pagina'))
      await move('Bajar', a)
      await saving.asked
      await move('Bajar', a)
      expect(await names()).toEqual([b, c, a, d, ...others])
      await move('Subir', c)
      saving.goOn()
      await expect.poll(storedNames).toEqual([c, b, a, d, ...others])
      await page.locator('table[aria-busy=false]').waitFor()

      const reading = await holdNext(page, `${api.admin('pagina')}?**`)
      await move('Bajar', c)
      await reading.asked
      await move('Bajar', a)
      reading.goOn()
      await expect.poll(storedNames).toEqual([b, c, d, a, ...others])
      await page.locator('table[aria-busy=false]').waitFor()
      expect(await names()).toEqual([b, c, d, a, ...others])
    })
  })

  it('is saved even if the person leaves immediately', async () => {
    await asAdmin(site.adminList('pagina'), async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      const [first = '', second = '', third = ''] = await storedNames()
      const saving = await holdNext(page, api.adminOrder('pagina'))
      const down = page.getByRole('button', { name: `Bajar ${first}`, exact: true })
      await down.press('Enter')
      await saving.asked
      await down.press('Enter')
      await page.getByRole('link', { name: 'Posts', exact: true }).click()
      await page.getByRole('heading', { name: 'Posts' }).waitFor()
      saving.goOn()
      await expect.poll(async () => (await storedNames()).slice(0, 3)).toEqual([second, third, first])
    })
  })

  it('is restored when a move could not be saved, which is reported', async () => {
    await asAdmin(
      site.adminList('pagina'),
      async (page) => {
        const rows = page.locator('tbody tr')
        await rows.first().waitFor()
        const before = await nameIn(rows.first())
        await page.route(`**${api.adminOrder('pagina')}`, (route) => route.abort())
        await page.getByRole('button', { name: `Bajar ${before}`, exact: true }).press('Enter')
        await page.getByRole('alert').waitFor()
        expect(await nameIn(rows.first())).toBe(before)
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
  })

  it('moves a record over the end of a page and back, with view and focus; all others stay', async () => {
    const stored = () => ask<{ id: number; title: string }[]>('GET', `${api.admin('pagina')}?per_page=500`)
    const made: number[] = []
    for (let n = 0; n < 30; n++) {
      const title = `Aviso ${n} de ${Date.now()}`
      const body = { name: title, title, description: 'Igual', order: 900 }
      made.push((await ask<{ id: number }>('POST', api.admin('pagina'), body)).id)
    }
    try {
      await asAdmin(site.adminList('pagina'), async (page) => {
        const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
        const ids = async () => (await stored()).map(({ id }) => id)
        await page.locator('tbody tr').first().waitFor()
        const before = await stored()
        const [last, beyond] = [before[19], before[20]]
        await page.getByRole('button', { name: `Bajar ${last?.title}`, exact: true }).press('Enter')
        await page.waitForURL('**/pagina?page=2')
        await expect.poll(() => nameIn(page.locator('tbody tr').first())).toBe(last?.title)
        await expect.poll(inFocus).toBe(`Bajar ${last?.title}`)
        const over = before
          .map(({ id }) => id)
          .with(19, beyond?.id ?? 0)
          .with(20, last?.id ?? 0)
        expect(await ids()).toEqual(over)

        await page.getByRole('button', { name: `Subir ${last?.title}`, exact: true }).press('Enter')
        await page.waitForURL((url) => url.search === '')
        await expect.poll(() => nameIn(page.locator('tbody tr').last())).toBe(last?.title)
        await expect.poll(inFocus).toBe(`Subir ${last?.title}`)
        expect(await ids()).toEqual(before.map(({ id }) => id))
      })
    } finally {
      for (const id of made) await ask('DELETE', api.adminItem('pagina', id))
    }
  })
})

/** Returns the name of a list's row, from the button that moves it. */
const nameIn = async (row: Locator): Promise<string> =>
  (await row.getByRole('button', { name: /^Bajar / }).getAttribute('aria-label'))?.replace('Bajar ', '') ?? ''

const storedNames = async (): Promise<string[]> =>
  (await ask<{ title: string }[]>('GET', api.admin('pagina'))).map(({ title }) => title)

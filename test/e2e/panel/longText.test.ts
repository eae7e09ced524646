import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, ask } from './person.ts'

const PARAGRAPH = '<p>Un párrafo de la crónica de la feria, con <strong>nombres</strong> y lugares.</p>'
const PARAGRAPHS = 1000

/** Edits the end of a text of some 70 KB, and returns the end that the server stores. */
async function edited(change: (page: Page) => Promise<void>): Promise<string> {
  const name = `Crónica ${Date.now()} ${Math.random()}`
  const { id } = await ask<{ id: number }>('POST', api.admin('post'), {
    name,
    title: name,
    description: 'Prueba',
    descripcion: PARAGRAPH.repeat(PARAGRAPHS),
  })
  await asAdmin(site.adminEdit('post', id), async (page) => {
    await page.getByRole('textbox', { name: 'Contenido' }).click()
    await page.keyboard.press('Control+End')
    await change(page)
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
    await page.waitForURL(`**${site.adminList('post')}`)
  })
  const { descripcion } = await ask<{ descripcion: string }>('GET', api.adminItem('post', id))
  await ask('DELETE', api.adminItem('post', id))
  expect(descripcion.startsWith(PARAGRAPH.repeat(PARAGRAPHS - 1))).toBe(true)
  return descripcion.slice(PARAGRAPH.length * (PARAGRAPHS - 1))
}

describe('in a long text', () => {
  it('typed text is stored, with marks, headings and replaced selections', async () => {
    const end = await edited(async (page) => {
      await page.keyboard.press('Enter')
      await page.keyboard.type('# ¿Y mañana?')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Sí: ')
      await page.keyboard.press('Control+B')
      await page.keyboard.type('ñandú')
      await page.keyboard.press('Control+B')
      await page.keyboard.type(' otra')
      for (let letter = 0; letter < 'otra'.length; letter++) await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.type('x')
    })
    expect(end).toBe(`${PARAGRAPH}<h1>¿Y mañana?</h1><p>Sí: <strong>ñandú</strong> x</p><p></p>`)
  })

  it('undo removes the typed text', async () => {
    const end = await edited(async (page) => {
      await page.keyboard.type(' Una línea.')
      await page.waitForTimeout(700)
      await page.keyboard.type(' Otra.')
      await page.keyboard.press('Control+Z')
    })
    expect(end).toBe(PARAGRAPH.replace('lugares.', 'lugares. Una línea.'))
  })

  it('the text scrolls in its own frame: the toolbar stays above, the caret visible, the form below', async () => {
    await edited(async (page) => {
      await page.keyboard.type(' Fin.')
      expect(await page.getByText(' Fin.').evaluate(isOnScreen)).toBe(true)
      expect(await page.getByRole('button', { name: 'Negrita' }).evaluate(isOnScreen)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
    })
  })
})

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

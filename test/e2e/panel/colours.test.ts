import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { BACKGROUND_COLOURS, TEXT_COLOURS } from '../../../src/web/panel/richText/colours.ts'
import { visit } from '../visit.ts'
import { asAdmin, ask } from './person.ts'

/** Every colour of the toolbar, and a link in one of them. */
const coloured = [
  ...TEXT_COLOURS.map(([value, name]) => `<p><span style="color:${value}">${name}</span> y más</p>`),
  ...BACKGROUND_COLOURS.map(
    ([value, name]) => `<p><span style="background-color:${value}">${name}</span> y más</p>`,
  ),
  '<p><span style="color:#a8452a"><a href="/blog">Un enlace</a></span></p>',
].join('')

async function canBeRead(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(where).withRules('color-contrast').analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

describe('colours in a text', () => {
  it.each(['light', 'dark'] as const)(
    'are readable on a %s screen, in the editor and on the site',
    async (colorScheme) => {
      const name = `De colores ${colorScheme} ${Date.now()}`
      const body = { name, title: name, description: 'Prueba', descripcion: coloured }
      const { id, slug } = await ask<{ id: number; slug: string }>('POST', api.admin('post'), body)
      await asAdmin(
        site.adminEdit('post', id),
        async (page) => {
          await page.getByRole('textbox', { name: 'Contenido' }).getByText('Un enlace').waitFor()
          await canBeRead(page, '.ProseMirror')
        },
        { colorScheme },
      )
      await visit(site.post(slug), (page) => canBeRead(page, '.prose-site'), { colorScheme })
      await ask('DELETE', api.adminItem('post', id))
    },
  )
})

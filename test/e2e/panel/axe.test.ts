import { describe, it } from 'vitest'
import { panelSite } from '../../../src/contract/panelPaths.ts'
import { api, site } from '../../../src/contract/paths.ts'
import { resources } from '../../../src/contract/resources/index.ts'
import { asAdmin, asCliente, ask } from './person.ts'
import { sound, soundEverywhere } from './sound.ts'

/** Axe takes a second or two for a screen, on a busy machine ten. */
const PATIENCE = 180_000
const still = { reducedMotion: 'reduce' } as const

describe('passes axe', () => {
  it.each(Object.values(resources).map((resource) => resource.name))(
    'on the list and the forms of %s',
    async (name) => {
      const { operations } = resources[name].admin
      const [first] = await ask<{ id: number }[]>('GET', `/api/v1/admin/${name}?per_page=1`)
      await asAdmin(
        site.admin,
        async (page) => {
          await soundEverywhere(page, site.adminList(name))
          await soundEverywhere(page, site.adminEdit(name, first?.id ?? 0))
          if ((operations as readonly string[]).includes('create'))
            await soundEverywhere(page, site.adminCreate(name))
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on the other screens of the administration',
    async () => {
      await asAdmin(
        site.admin,
        async (page) => {
          for (const path of ['', '/ajustes', '/actividad', '/papelera', '/cuenta'])
            await soundEverywhere(page, site.admin + path)
          await page.setViewportSize({ width: 360, height: 740 })
          await page.getByRole('button', { name: 'Menú' }).click()
          await page.getByRole('link', { name: 'Catálogos', exact: true }).first().waitFor()
          await sound(page, 'menu')
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on the client’s screens',
    async () => {
      await asCliente(
        site.cliente,
        async (page) => {
          for (const path of ['', '/empresa', '/empresa/create', '/cuenta'])
            await soundEverywhere(page, site.cliente + path)
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on the history of a record, and on what differs between two versions',
    async () => {
      const { id } = await ask<{ id: number }>('POST', api.admin('post'), {
        ...{ name: 'Con historia', title: 'Uno', description: 'Una' },
        descripcion: '<h1>Se irá</h1><p>La feria abre el martes.</p>',
      })
      await ask('PUT', api.adminItem('post', id), {
        title: 'Dos',
        descripcion: '<h2>La feria abre el jueves.</h2><p><strong>Es</strong> nuevo.</p>',
      })
      await asAdmin(
        site.admin,
        async (page) => {
          await soundEverywhere(page, panelSite.adminHistory('post', id))
          await soundEverywhere(page, `${panelSite.adminHistory('post', id)}?version=1`)
          await page.getByRole('button', { name: 'Restaurar «Título»' }).click()
          await page.getByRole('button', { name: 'Deshacer' }).waitFor()
          await sound(page, 'restored')
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on refusals, questions and the editor’s menus',
    async () => {
      await asAdmin(
        site.adminCreate('post'),
        async (page) => {
          await page.getByRole('button', { name: 'Guardar', exact: true }).click()
          await page.getByText('Este campo es obligatorio.').first().waitFor()
          await sound(page, 'refusal')
          await page.getByLabel('Título').fill('Algo')
          await page.getByRole('link', { name: 'Volver' }).click()
          await page.getByRole('dialog').waitFor()
          await sound(page, 'question')
          await page.keyboard.press('Escape')
          for (const control of ['Color del texto', 'Enlace']) {
            await page.getByRole('toolbar').getByRole('button', { name: control }).click()
            await page.getByRole('dialog', { name: control }).waitFor()
            await sound(page, control)
            await page.keyboard.press('Escape')
          }
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on a list with selected records, without matches, and after a failure',
    async () => {
      await asAdmin(
        site.adminList('empresa'),
        async (page) => {
          await page.getByRole('checkbox').nth(1).check()
          await page.getByText('1 elegido').waitFor()
          await sound(page, 'chosen')
          await page.goto(`${site.adminList('empresa')}?q=nadie%20lo%20tiene`)
          await page.getByText('Nada coincide').waitFor()
          await sound(page, 'no match')
          await page.route('**/api/v1/admin/empresa?**', (route) => route.abort())
          await page.goto(site.adminList('empresa'))
          await page.getByRole('alert').waitFor()
          await sound(page, 'failure')
        },
        { ...still, allow: /Error al cargar|ERR_FAILED/ },
      )
    },
    PATIENCE,
  )

  it(
    'on the notice of a removal, and on the question of the trash',
    async () => {
      const nombres = ['Axe uno', 'Axe dos']
      const ids: number[] = []
      for (const nombre of nombres)
        ids.push((await ask<{ id: number }>('POST', api.admin('categoria'), { nombre })).id)
      await asAdmin(
        `${site.adminList('categoria')}?q=axe`,
        async (page) => {
          page.on('dialog', (dialog) => dialog.accept())
          await page.getByRole('checkbox', { name: 'Elegir toda la página' }).check()
          await page.getByRole('button', { name: 'Eliminar los elegidos' }).click()
          await page.getByRole('button', { name: 'Deshacer' }).waitFor()
          await sound(page, 'undo')
          await soundEverywhere(page, `${site.admin}/papelera?q=axe`)
          await page.setViewportSize({ width: 320, height: 740 })
          await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
          await page
            .getByRole('button', { name: /^Eliminar para siempre/ })
            .first()
            .click()
          await page.getByRole('dialog').waitFor()
          await sound(page, 'for ever')
        },
        still,
      )
    },
    PATIENCE,
  )

  it(
    'on a restored draft, and on a conflict with another person’s version',
    async () => {
      const [first] = await ask<{ id: number }[]>('GET', `${api.admin('categoria')}?per_page=1`)
      const id = first?.id ?? 0
      await asAdmin(
        site.adminEdit('categoria', id),
        async (page) => {
          await page.getByLabel('Descripción').fill('Lo que escribo')
          await page.reload()
          await page.getByText('Se recuperaron los cambios').waitFor()
          await sound(page, 'draft')
          await ask('PUT', api.adminItem('categoria', id), { descripcion: 'Lo que otra escribió' })
          await page.getByRole('button', { name: 'Actualizar Categoría' }).click()
          await page.getByRole('dialog').waitFor()
          await sound(page, 'conflict')
        },
        { ...still, allow: /412|Error al guardar/ },
      )
    },
    PATIENCE,
  )
})

import type { Page } from '@playwright/test'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { panelApi } from '../../../src/contract/panelPaths.ts'
import { site } from '../../../src/contract/paths.ts'
import type { Proposal } from '../../../src/contract/proposals.ts'
import { dataUrl, photo } from '../../support/samples.ts'
import { asAdmin, ask } from './person.ts'
import { asOwner, branch, decideAll, propose, read, removeBranches } from './reviewed.ts'
import { sound, soundEverywhere } from './sound.ts'

/** Changes that wait for approval: the owner's form, and the administrators' queue. */

const QUEUE = `${site.admin}/propuestas`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, title: string) => page.getByRole('article', { name: title })

beforeEach(decideAll)
afterAll(removeBranches)

describe('an owner', () => {
  it('reads that the change waits, sees both values, and withdraws', async () => {
    const { id, slug } = await branch({ nombre: 'Vidrios Rosa', direccion: 'Juárez 1' })
    await asOwner(site.clienteEdit(id), async (page) => {
      await page.getByLabel('Dirección').fill('Hidalgo 2')
      await button(page, 'Actualizar Empresa').click()
      await page.getByText('Los cambios esperan aprobación; mientras tanto se ve lo publicado.').waitFor()
      await page
        .getByRole('row', { name: /Vidrios Rosa/ })
        .getByText('Espera aprobación')
        .waitFor()

      await page.goto(site.clienteEdit(id))
      await page.getByText(/Hay cambios que esperan aprobación desde/).waitFor()
      expect(await page.getByLabel('Dirección').inputValue()).toBe('Hidalgo 2')
      expect(await page.getByText('Juárez 1').isVisible()).toBe(false)
      await button(page, 'Ver lo publicado (Dirección)').click()
      await page.getByText('Juárez 1').waitFor()
      await page.goto(site.sucursal(slug))
      await page.getByText('Juárez 1').first().waitFor()
      expect(await page.getByText('Hidalgo 2').count()).toBe(0)

      await page.goto(site.clienteEdit(id))
      await page.getByLabel('Teléfono').fill('55 1234 5678')
      page.on('dialog', (dialog) => dialog.accept())
      await button(page, 'Retirar los cambios').click()
      await page.getByText('Los cambios se retiraron').waitFor()
      expect(await page.getByLabel('Dirección').inputValue()).toBe('Juárez 1')
      // What was typed meanwhile is still there.
      expect(await page.getByLabel('Teléfono').inputValue()).toBe('55 1234 5678')
    })
    expect((await read(id)).propuesta).toBeNull()
  })

  it('sees a waiting picture, and goes back to the published one', async () => {
    const [first, second] = [await photo(300, 200), await photo(400, 200)]
    const { id } = await branch({ nombre: 'Vidrios Azul', urlfoto: dataUrl('image/jpeg', first) })
    await propose(id, { urlfoto: dataUrl('image/jpeg', second) })
    await asOwner(site.clienteEdit(id), async (page) => {
      const preview = page.getByRole('img', { name: 'Imagen actual' })
      await expect.poll(() => preview.getAttribute('src')).toContain('-400x200')
      await button(page, 'Ver lo publicado (Imagen)').click()
      await button(page, 'Volver a lo publicado').click()
      await expect.poll(() => preview.getAttribute('src')).toContain('-300x200')
      await button(page, 'Actualizar Empresa').click()
      await page.getByText('Guardado.', { exact: true }).waitFor()
    })
    expect((await read(id)).propuesta).toBeNull()
  })

  it('keeps what was rejected as a draft with its note, until it is corrected', async () => {
    const { id } = await branch({ nombre: 'Vidrios Verde' })
    await propose(id, { nombre: 'VIDRIOS VERDE S.A.', telefono: '55 1111 1111' })
    const [open] = await ask<Proposal[]>('GET', panelApi.proposals)
    await ask('POST', panelApi.decision(open?.id ?? 0), {
      aceptar: ['telefono'],
      rechazar: { nombre: 'Sin mayúsculas, por favor.' },
    })
    await asOwner(site.clienteEdit(id), async (page) => {
      await page.getByText('Sin mayúsculas, por favor.').waitFor()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('VIDRIOS VERDE S.A.')
      await page.getByLabel('Dirección').fill('Juárez 3')
      await button(page, 'Actualizar Empresa').click()
      await page.waitForURL(`**${site.clienteEmpresa}`)
      // A draft that was left as it was is not proposed again.
      expect(Object.keys((await read(id)).propuesta?.cambios ?? {})).toEqual(['direccion'])
      await page.goto(site.clienteEdit(id))
      await page.getByLabel('Nombre').fill('Vidrios Verde S.A.')
      await button(page, 'Actualizar Empresa').click()
      await page.waitForURL(`**${site.clienteEmpresa}`)
    })
    const { propuesta, rechazados } = await read(id)
    expect([propuesta?.cambios.nombre?.propuesto, rechazados]).toEqual(['Vidrios Verde S.A.', {}])
  })
})

describe('an administrator', () => {
  const all = async () => ({
    nombre: 'Ferretería La Tuerca y el Tornillo',
    email: 'ventas@tuerca.example',
    telefono: '55 2222 2222',
    direccion: 'Avenida Hidalgo 22, Centro',
    website: 'https://tuerca.example',
    facebook: 'https://facebook.example/tuerca',
    youtube: 'https://youtube.example/@tuerca',
    tiktok: 'https://tiktok.example/@tuerca',
    descripcion: 'Herramienta, pintura y tornillería para toda la colonia.',
    urlfoto: dataUrl('image/jpeg', await photo(600, 300)),
    categoria_id: 1,
  })

  it('sees all of a large proposal on one screen, and accepts it with one press', async () => {
    const { id } = await branch({ nombre: 'Ferretería La Tuerca', direccion: 'Hidalgo 20' })
    await propose(id, await all())
    await asAdmin(QUEUE, async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const one = card(page, 'Ferretería La Tuerca')
      await one.waitFor()
      expect(await one.getByRole('listitem').count()).toBe(11)
      await one.locator('img').last().waitFor()
      const box = await one.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(800)
      await page.getByText('Hidalgo 20').first().waitFor()
      await button(page, 'Aceptar todo lo de Ferretería La Tuerca').click()
      await page.getByText('Ferretería La Tuerca: 11 campos en línea.').waitFor()
      await page.getByText('Ningún cambio espera aprobación.').waitFor()
    })
    expect((await read(id)).nombre).toBe('Ferretería La Tuerca y el Tornillo')
  })

  it('rejects one field with a note, and accepts the others, with three presses', async () => {
    const { id } = await branch({ nombre: 'Telas Sol' })
    await propose(id, { nombre: 'Telas', telefono: '55 3333 3333', direccion: 'Juárez 4' })
    await asAdmin(QUEUE, async (page) => {
      await button(page, 'Rechazar Nombre').click()
      await page.keyboard.type('Falta el apellido: ja, jajá y kilos.')
      await button(page, 'Aceptar lo demás y enviar').click()
      await page.getByText('Telas Sol: 2 campos en línea, 1 campo sin aceptar.').waitFor()
    })
    expect(await read(id)).toMatchObject({
      nombre: 'Telas Sol',
      telefono: '55 3333 3333',
      propuesta: null,
      rechazados: { nombre: { valor: 'Telas', nota: 'Falta el apellido: ja, jajá y kilos.' } },
    })
  })

  it('decides some fields, and leaves the others', async () => {
    const { id } = await branch({ nombre: 'Telas Luna' })
    await propose(id, { nombre: 'Telas', telefono: '55 3333 3333' })
    await asAdmin(QUEUE, async (page) => {
      await button(page, 'Aceptar Teléfono').click()
      await button(page, 'Enviar lo decidido').click()
      await page.getByText('Telas Luna: 1 campo en línea.').waitFor()
      await expect.poll(() => card(page, 'Telas Luna').getByRole('listitem').count()).toBe(1)
    })
    expect((await read(id)).telefono).toBe('55 3333 3333')
  })

  it('goes through the queue by keyboard', async () => {
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      const { id } = await branch({ nombre: `Teclas ${nombre}` })
      await propose(id, { direccion: `Juárez ${nombre}`, telefono: '55 4444 4444' })
    }
    await asAdmin(QUEUE, async (page) => {
      await card(page, 'Teclas Uno').waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
      await page.keyboard.press('j')
      expect(await focused()).toContain('Teclas Tres')
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      expect(await focused()).toContain('Teclas Uno')
      await page.keyboard.press('k')
      expect(await focused()).toContain('Teclas Dos')
      await page.keyboard.press('a')
      await page.getByText('Teclas Dos: 2 campos en línea.').waitFor()
      await card(page, 'Teclas Dos').waitFor({ state: 'detached' })
      await card(page, 'Teclas Uno').focus()
      await page.keyboard.press('r')
      await page.keyboard.type('raja')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('Teclas Uno: 2 campos sin aceptar.').waitFor()
      // Of a field, while it has the focus.
      await button(page, 'Aceptar Dirección').focus()
      await page.keyboard.press('a')
      expect(await button(page, 'Aceptar Dirección').getAttribute('aria-pressed')).toBe('true')
    })
    const names = (await ask<Proposal[]>('GET', panelApi.proposals)).map(({ title }) => title)
    expect(names).toEqual(['Teclas Tres'])
  })

  it('accepts several at once', async () => {
    const ids: number[] = []
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      const { id } = await branch({ nombre: `Varias ${nombre}` })
      await propose(id, { telefono: '55 5555 5555' })
      ids.push(id)
    }
    await asAdmin(QUEUE, async (page) => {
      await page.getByRole('checkbox', { name: 'Elegir Varias Uno' }).check()
      await page.getByRole('checkbox', { name: 'Elegir Varias Tres' }).check()
      await button(page, 'Aceptar las 2 elegidas').click()
      await page.getByText('Listo: 2 registros.').waitFor()
      await card(page, 'Varias Uno').waitFor({ state: 'detached' })
      await card(page, 'Varias Dos').waitFor()
    })
    const telephones = await Promise.all(ids.map(async (id) => (await read(id)).telefono))
    expect(telephones).toEqual(['55 5555 5555', null, '55 5555 5555'])
  })

  it('is told when the owner has changed the proposal meanwhile', async () => {
    const { id } = await branch({ nombre: 'Telas Mar' })
    await propose(id, { direccion: 'Juárez 5' })
    await asAdmin(QUEUE, async (page) => {
      await card(page, 'Telas Mar').waitFor()
      await propose(id, { direccion: 'Hidalgo 6' })
      await button(page, 'Aceptar todo lo de Telas Mar').click()
      await page.getByText('Esta propuesta cambió mientras la revisabas').waitFor()
      await page.getByText('Hidalgo 6').waitFor()
    })
    expect((await read(id)).propuesta).not.toBeNull()
  })

  it('reads on the first page how many wait, and since when', async () => {
    const { id } = await branch({ nombre: 'Telas Río' })
    await propose(id, { direccion: 'Juárez 7' })
    await asAdmin(site.admin, async (page) => {
      await page.getByRole('heading', { name: '1 propuesta espera revisión' }).waitFor()
      await page.getByText(/La más antigua espera desde el/).waitFor()
      await page.getByRole('link', { name: /Ver todas: 1 propuesta/ }).click()
      await card(page, 'Telas Río').waitFor()
    })
  })
})

/** Axe takes a second or two for a screen, on a busy machine ten. */
const PATIENCE = 180_000

it(
  'the queue and the owner’s form pass axe, and fit the smallest telephone',
  async () => {
    const { id } = await branch({ nombre: 'Papeles Largos', direccion: 'Juárez 8' })
    const picture = dataUrl('image/jpeg', await photo(300, 200))
    const text = 'Cuadernos'.repeat(40)
    await propose(id, {
      nombre: 'Otro',
      descripcion: text,
      urlfoto: picture,
      website: `https://a.mx/${text}`,
    })
    const [open] = await ask<Proposal[]>('GET', panelApi.proposals)
    await ask('POST', panelApi.decision(open?.id ?? 0), { rechazar: { nombre: 'Ese no es su nombre.' } })
    const fits = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height: 640 })
      await page.waitForFunction((most) => document.documentElement.scrollWidth === most, width)
    }
    const still = { reducedMotion: 'reduce' } as const
    await asAdmin(
      site.admin,
      async (page) => {
        await soundEverywhere(page, QUEUE)
        await button(page, 'Rechazar Descripción').click()
        await sound(page, 'note')
        await fits(page, 320)
      },
      still,
    )
    await asOwner(
      site.cliente,
      async (page) => {
        await soundEverywhere(page, site.clienteEdit(id))
        await button(page, 'Ver lo publicado (Nombre)').click()
        await button(page, 'Ver lo publicado (Descripción)').click()
        await sound(page, 'published value')
        await fits(page, 320)
      },
      still,
    )
  },
  PATIENCE,
)

import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { panelApi, panelSite } from '../../../src/contract/panelPaths.ts'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { type Branch, button, defineAll, removeDefinitions } from './branches.ts'
import { asAdmin, ask } from './person.ts'
import { asOwner, branch, decideAll, propose, removeBranches } from './reviewed.ts'

/** How comparisons show each kind of value that a branch can have. */

beforeAll(defineAll)
afterAll(removeBranches)
afterAll(removeDefinitions)

describe('what changed in a branch', () => {
  const before = {
    ubicacion: '19.4326, -99.1332',
    telefonos: [{ nombre: 'Ventas', numero: '5511112222' }],
    horario: { lunes: '9-14', martes: '9-14' },
    excepciones: [{ fecha: '2030-12-24', intervalos: [] }],
    fotos: [] as object[],
    caracteristicas: { 'acepta-cheques': true, mesas: 4 },
  }
  const after = {
    ubicacion: '19.4336, -99.1332',
    telefonos: [
      { nombre: 'Ventas', numero: '5511112222' },
      { nombre: 'Taller', numero: '5533334444' },
    ],
    horario: { lunes: '9-14', martes: '24 h' },
    excepciones: [{ fecha: '2030-12-24', intervalos: [[540, 840]], nota: 'Nochebuena' }],
    caracteristicas: { 'acepta-cheques': false, mesas: 4 },
  }
  const dataUrl = async (width: number) =>
    `data:image/jpeg;base64,${(await photo(width, 300)).toString('base64')}`
  const SAYS = [
    'Se movió 111 m.',
    'Agregado: Taller: 5533334444',
    'martes Quitado: 9:00 a 14:00 Agregado: 24 horas',
    'martes, 24 de diciembre de 2030 Quitado: Cerrado Agregado: 9:00 a 14:00 · Nochebuena',
    'Acepta cheques Quitado: Sí Agregado: No',
  ]
  /** What a screen reader says, in one line. */
  const spoken = async (page: Page, within: string) => {
    await page.getByText('Comparando...').first().waitFor({ state: 'detached' })
    return (await page.locator(within).first().innerText()).replace(/\s+/g, ' ')
  }

  it('is shown by its history, part by part', async () => {
    const fotos = [{ foto: await dataUrl(400), alt: 'La puerta' }, { foto: await dataUrl(500) }]
    const { id, ...first } = await ask<Branch>('POST', api.admin('empresa'), {
      ...{ nombre: 'Con versiones', categorias: [2, 3] },
      ...{ ...before, fotos },
    })
    const stored = first.fotos as { foto: string }[]
    await ask('PUT', panelApi.full(api.adminItem('empresa', id)), {
      ...{ ...after, categorias: [3, 4] },
      fotos: [{ ...stored[1], alt: 'El mostrador' }, { foto: await dataUrl(600) }],
    })
    await asAdmin(`${panelSite.adminHistory('empresa', id)}?version=1&con=2`, async (page) => {
      await page.getByText('8 campos son distintos').or(page.getByText('7 campos son distintos')).waitFor()
      await page.getByText('Acepta cheques').waitFor()
      const text = await spoken(page, '.compare-fields')
      for (const says of SAYS) expect(text.toLowerCase()).toContain(says.toLowerCase())
      await page.getByAltText('Imagen: Versión 2, 2').waitFor()
      expect(text).toContain('Quitado: Ya no está La puerta')
      expect(text).toContain('Agregado: El mostrador')
      expect(text).toContain('Agregado: Nueva')
      await button(page, 'Restaurar «Horario»').click()
      await page.getByText('Listo: se restauró de la versión 1: Horario.').waitFor()
    })
    expect(await ask('GET', api.adminItem('empresa', id))).toMatchObject({
      horario: { martes: [[540, 840]] },
      fotos: [{ alt: 'El mostrador' }, { alt: null }],
    })
  })

  it('is shown to who decides about it, and stands in its owner’s form while it waits', async () => {
    const nombre = `Con propuesta ${Date.now()}`
    const { id } = await branch({
      nombre,
      ...before,
      fotos: [{ foto: await dataUrl(400), alt: 'La puerta' }],
    })
    await propose(id, { ...after, fotos: [] })
    await asOwner(site.clienteEdit(id), async (page) => {
      await page.getByLabel('Martes').waitFor()
      expect(await page.getByLabel('Martes').inputValue()).toBe('24 horas')
      expect(await page.getByLabel('Para qué es').count()).toBe(2)
      await page.getByRole('button', { name: 'Ver lo publicado (Horario)' }).click()
      await page.getByText('Lunes y martes: 9:00–14:00').waitFor()
      await button(page, 'Volver a lo publicado').first().click()
    })
    await asAdmin('/admin/propuestas', async (page) => {
      await page.getByRole('heading', { name: nombre }).waitFor()
      await page.getByText('Acepta cheques').waitFor()
      const text = await spoken(page, '.queue-card')
      for (const says of SAYS) expect(text.toLowerCase()).toContain(says.toLowerCase())
      await page.getByAltText('Imagen: Publicado, 1').waitFor()
    })
    await decideAll()
    expect(await ask('GET', api.adminItem('empresa', id))).toMatchObject({
      fotos: [],
      horario: { martes: [[0, 1440]] },
    })
  })
})

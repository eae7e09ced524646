import type { Page } from '@playwright/test'
import { api } from '../../../src/contract/paths.ts'
import { ask } from './person.ts'

/** What tests of a branch's form share. */

export interface Branch {
  readonly id: number
  readonly nombre: string
  readonly [field: string]: unknown
}

export const HEADINGS = [
  'Dirección y ubicación',
  'Teléfonos y redes',
  'Horario',
  'Fotos',
  'Clasificación',
  'Datos internos',
]

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const section = (page: Page, heading: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: heading }) })

export async function unfold(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading }).click()
  await section(page, heading).locator('fieldset, input').first().waitFor()
}

/** Chooses pictures with the browser's own picker. */
export async function choosePictures(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Elegir fotos').click(),
  ])
  await chooser.setFiles(files)
}

/** The further categories that a typed text leaves. */
export const offered = (page: Page) => page.getByRole('listbox', { name: 'Agregar' }).getByRole('option')

const made: number[] = []

/** Makes a característica, until `removeDefinitions`. */
export async function define(body: object): Promise<void> {
  made.push((await ask<{ id: number }>('POST', api.admin('caracteristica'), body)).id)
}

/** Makes a característica of each kind but text. */
export async function defineAll(): Promise<void> {
  await define({ nombre: 'Acepta cheques', tipo: 'si_no' })
  await define({ nombre: 'Aparcamiento', tipo: 'lista', opciones: ['Propio', 'En la calle'] })
  await define({ nombre: 'Cobra en', tipo: 'varias', opciones: ['Pesos', 'Dólares'] })
  await define({ nombre: 'Mesas', tipo: 'numero', unidad: 'mesas' })
}

export async function removeDefinitions(): Promise<void> {
  for (const id of made.splice(0)) await ask('DELETE', api.adminItem('caracteristica', id))
}

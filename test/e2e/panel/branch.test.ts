import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import {
  type Branch,
  button,
  choosePictures,
  define,
  defineAll,
  HEADINGS,
  offered,
  removeDefinitions,
  section,
  unfold,
} from './branches.ts'
import { asAdmin, asCliente, ask } from './person.ts'
import { sound } from './sound.ts'

/** What a branch can say of itself, in its form. */

const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const newest = async (): Promise<Branch | undefined> =>
  (await ask<Branch[]>('GET', `${api.admin('empresa')}?sort=-id&per_page=1`))[0]

beforeAll(defineAll)
afterAll(removeDefinitions)

describe('an owner on a telephone', () => {
  it('says everything of a branch, and reads it back', async () => {
    const nombre = `Cerrajería El Pestillo ${Date.now()}`
    await asCliente(
      site.clienteCreate,
      async (page) => {
        await page.getByLabel('Nombre').fill(nombre)
        await page.getByLabel('Categoría').selectOption({ label: 'Florerías' })
        for (const heading of HEADINGS) await unfold(page, heading)
        await page.getByLabel('Calle', { exact: true }).fill('Hidalgo')
        await page.getByLabel('Estado').selectOption({ label: 'Jalisco' })
        await page
          .getByLabel('Ubicación en el mapa')
          .fill('https://www.google.com/maps/place/x/@20.5,-103.1,17z/data=!3d20.6736!4d-103.344')
        await page.getByText('latitud 20.6736, longitud -103.344').waitFor()

        await button(page, 'Agregar un teléfono').click()
        await page.getByLabel('Para qué es').fill('Urgencias')
        await page.getByLabel('Número', { exact: true }).fill('33 1234 5678')

        await page.getByLabel('Lunes').fill('9-14, 16-19')
        await page.getByText('9:00 a 14:00 y 16:00 a 19:00').waitFor()
        await page.getByRole('button', { name: 'Copiar a… (lunes)' }).click()
        await button(page, 'Lunes a viernes').click()
        await page.getByLabel('Sábado').fill('10 a 2')
        await page.getByText('Lunes a viernes: 9:00–14:00, 16:00–19:00').waitFor()
        await button(page, 'Agregar los días de descanso oficial').click()
        await page.getByText(/Se agregaron \d días, cerrados/).waitFor()

        const files = [await photo(640, 480), await photo(480, 640)]
        await choosePictures(
          page,
          files.map((buffer, n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer })),
        )
        await page.getByLabel('Qué se ve en la foto').nth(1).fill('La fachada')
        await button(page, 'Subir Foto 2').click()

        await page.getByRole('combobox', { name: 'Agregar' }).fill('panader')
        await offered(page).first().click()
        await page
          .getByRole('radiogroup', { name: 'Acepta cheques' })
          .getByText('No', { exact: true })
          .click()
        await page.getByLabel('Aparcamiento').selectOption('Propio')
        await page.getByRole('group', { name: 'Cobra en' }).getByLabel('Dólares').check()
        await page.getByLabel('Mesas').fill('12')
        await page.getByLabel('Razón social').fill('Pestillo, S. A. de C. V.')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        await button(page, 'Crear Empresa').click()
        await page.getByText('Guardado.').waitFor()

        const { id } = (await newest()) ?? { id: 0 }
        await page.goto(site.clienteEdit(id))
        await section(page, 'Horario').getByLabel('Martes').waitFor()
        // What has values is unfolded.
        expect(await page.getByLabel('Martes').inputValue()).toBe('9:00–14:00, 16:00–19:00')
        expect(await page.getByLabel('Domingo').inputValue()).toBe('Cerrado')
        expect(await page.getByLabel('Ubicación en el mapa').inputValue()).toBe('20.6736, -103.344')
        expect(await page.getByLabel('Número', { exact: true }).inputValue()).toBe('33 1234 5678')
        expect(await page.getByLabel('Qué se ve en la foto').first().inputValue()).toBe('La fachada')
        await page.getByLabel('Mesas').waitFor()
        expect(await page.getByLabel('Mesas').inputValue()).toBe('12')
        expect(await page.getByLabel('Dólares').isChecked()).toBe(true)
      },
      telephone,
    )
    expect(await newest()).toMatchObject({
      nombre,
      estado: '14',
      ubicacion: { lat: 20.6736, lng: -103.344 },
      telefonos: [{ nombre: 'Urgencias', numero: '33 1234 5678' }],
      horario: {
        viernes: [
          [540, 840],
          [960, 1140],
        ],
        sabado: [[600, 840]],
        domingo: [],
      },
      fotos: [{ alt: 'La fachada' }, { alt: null }],
      caracteristicas: {
        'acepta-cheques': false,
        aparcamiento: 'Propio',
        'cobra-en': ['Dólares'],
        mesas: 12,
      },
      razon_social: 'Pestillo, S. A. de C. V.',
    })
  })
})

describe('the form of a branch', () => {
  it('leads to what is wrong under a folded heading, sends nothing, and loses nothing over a reload', async () => {
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByLabel('Nombre').fill('Con errores')
      for (const heading of ['Teléfonos y redes', 'Horario', 'Dirección y ubicación'])
        await unfold(page, heading)
      await page.getByLabel('Ubicación en el mapa').fill('19.43, 99.13')
      await button(page, 'Agregar un teléfono').click()
      await button(page, 'Agregar un teléfono').click()
      await page.getByLabel('Para qué es').nth(1).fill('Ventas')
      await page.getByLabel('Número', { exact: true }).nth(1).fill('mañana')
      await page.getByLabel('Sábado').fill('9-14, 13-18')
      await page.getByLabel('Domingo').fill('tempranito')
      await page.getByLabel('Lunes').focus()
      await page.getByText('Dos intervalos de este día se enciman').waitFor()
      await page.getByText('No se entiende el horario').waitFor()
      for (const heading of ['Teléfonos y redes', 'Horario', 'Dirección y ubicación'])
        await page.getByRole('heading', { name: heading }).click()
      await button(page, 'Crear Empresa').click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
      await expect.poll(focused).toBe('ubicacion')
      await page.getByText('Confirma que la ubicación está fuera de México').waitFor()
      // The row that nobody filled in is gone, and the message is beside its own.
      expect(await page.getByLabel('Número', { exact: true }).count()).toBe(1)
      await page.getByText('Escribe un teléfono').waitFor()
      expect(sent).toEqual([])

      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      await page.getByLabel('Domingo').waitFor()
      expect(await page.getByLabel('Domingo').inputValue()).toBe('tempranito')
      expect(await page.getByLabel('Número', { exact: true }).inputValue()).toBe('mañana')
      expect(await page.getByLabel('Ubicación en el mapa').inputValue()).toBe('19.43, 99.13')
      await button(page, 'Usar 19.43, -99.13').click()
      expect(await page.getByLabel('Ubicación en el mapa').inputValue()).toBe('19.43, -99.13')
      await button(page, 'Borrar todo el horario').click()
      await button(page, 'Recuperar el horario').click()
      expect(await page.getByLabel('Sábado').inputValue()).toBe('9-14, 13-18')
      await button(page, 'Descartar estos cambios').click()
    })
  })

  it('takes many pictures at once, keeps them in a draft, and says which is wrong', async () => {
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
      const picture = await photo(300, 200)
      await unfold(page, 'Fotos')
      await choosePictures(page, [
        ...Array.from({ length: 13 }, (_, n) => file(`${n}.jpg`, 'image/jpeg', picture)),
        file('plano.pdf', 'application/pdf', Buffer.from('%PDF')),
      ])
      await page.getByText('2 fotos se quedaron fuera: caben 12.').waitFor()
      expect(await page.getByAltText(/^Foto \d/).count()).toBe(12)
      for (let left = 12; left > 1; left--) await button(page, `Quitar Foto ${left}`).click()
      await button(page, 'Deshacer').click()
      await choosePictures(page, [file('plano.pdf', 'application/pdf', Buffer.from('%PDF'))])
      await page.getByText('El archivo no es una imagen').waitFor()
      await button(page, 'Crear Empresa').click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      await page.getByText('Nueva: 1.jpg').waitFor()
      expect(await page.getByAltText(/^Foto \d/).count()).toBe(2)
      await button(page, 'Descartar estos cambios').click()
    })
  })

  it('is used with the keyboard alone', async () => {
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      const phones = section(page, 'Teléfonos y redes')
      await phones.locator('summary').focus()
      await press('Enter')
      await button(page, 'Agregar un teléfono').waitFor()
      await press('Tab', 'Enter')
      await page.keyboard.type('Ventas')
      await press('Tab')
      await page.keyboard.type('5511112222')
      await button(page, 'Agregar un teléfono').focus()
      await press('Enter')
      await page.keyboard.type('Taller')
      // The number, then the button that moves the second up.
      await press('Tab', 'Tab', 'Enter')
      const names = () =>
        page.getByLabel('Para qué es').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      await expect.poll(names).toEqual(['Taller', 'Ventas'])
      await phones.getByText('Teléfono 2: ahora en el lugar 1.').waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
      expect(await focused()).toBe('↓ Bajar Teléfono 1')
      await press('Tab', 'Enter')
      await expect.poll(names).toEqual(['Ventas'])
      await button(page, 'Deshacer').focus()
      await press('Enter')
      await expect.poll(names).toEqual(['Taller', 'Ventas'])

      await section(page, 'Clasificación').locator('summary').focus()
      await press('Enter')
      await page.getByRole('combobox', { name: 'Agregar' }).waitFor()
      await press('Tab')
      await page.keyboard.type('PANADERIA')
      await offered(page).getByText('Panaderías').waitFor()
      await press('ArrowDown', 'Enter')
      await page.getByRole('button', { name: /^Quitar Panaderías/ }).waitFor()
    })
  })

  it('shows the características of the chosen categories only', async () => {
    const categories = await ask<{ id: number; nombre: string }[]>(
      'GET',
      `${api.admin('categoria')}?per_page=500`,
    )
    const [one] = categories
    const nombre = `Solo de una ${Date.now()}`
    await define({ nombre, tipo: 'texto', categorias: [one?.id] })
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await unfold(page, 'Clasificación')
      await page.getByLabel('Aparcamiento').waitFor()
      expect(await page.getByLabel(nombre).count()).toBe(0)
      await page.getByLabel('Categoría').selectOption(String(one?.id))
      await page.getByLabel(nombre).fill('Sí tenemos')
      await page.getByLabel('Categoría').selectOption('')
      await page.getByLabel(nombre).waitFor({ state: 'detached' })
      await page.getByRole('combobox', { name: 'Agregar' }).click()
      await offered(page)
        .getByText(one?.nombre ?? '', { exact: true })
        .click()
      expect(await page.getByLabel(nombre).inputValue()).toBe('Sí tenemos')
    })
  })

  it('passes axe with everything unfolded and wrong, by day and by night', async () => {
    await asAdmin(
      site.adminCreate('empresa'),
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await page.getByLabel('Nombre').fill('Accesible')
        for (const heading of HEADINGS) await unfold(page, heading)
        await page.getByLabel('Aparcamiento').waitFor()
        await page.getByLabel('Lunes').fill('9-14')
        await page.getByLabel('Martes').fill('tempranito')
        await page.getByLabel('Ubicación en el mapa').fill('48.85, 2.35')
        await button(page, 'Agregar un teléfono').click()
        await page.getByLabel('Para qué es').fill('Ventas')
        await button(page, 'Agregar un día').click()
        await page.getByLabel('Nota').fill('Inventario')
        await choosePictures(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 200) }])
        await page.getByAltText('Foto 1').waitFor()
        await page.getByRole('combobox', { name: 'Agregar' }).click()
        await offered(page).first().click()
        await button(page, 'Crear Empresa').click()
        await page.getByText('Revisa los datos marcados.').waitFor()
        await sound(page, 'branch')
        await page.setViewportSize({ width: 320, height: 640 })
        await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
        await page.getByRole('button', { name: 'Copiar a… (lunes)' }).click()
        await button(page, 'Todos los días').waitFor()
        await sound(page, 'copy')
      },
      { reducedMotion: 'reduce' },
    )
  }, 180_000)
})

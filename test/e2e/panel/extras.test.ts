import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { siteUrl } from '../visit.ts'
import { holdNext } from './held.ts'
import { asAdmin, asCliente, ask, asPerson } from './person.ts'

const make = async (name: string, body: object) =>
  (await ask<{ id: number }>('POST', api.admin(name), body)).id

describe('the welcome panel', () => {
  it('greets, shows totals, pending decisions and the latest changes', async () => {
    await make('empresa', { nombre: 'Herrería que espera', publicado: false, orden: 0 })
    await asAdmin(site.admin, async (page) => {
      await page.getByText(/^Bienvenid/).waitFor()
      await page.getByRole('link', { name: /\d+\s*Sucursales/ }).waitFor()
      await page.getByRole('link', { name: 'Herrería que espera' }).first().waitFor()
      await page.getByText('agregó sucursal').first().waitFor()
      await page.getByRole('link', { name: 'Ver toda la actividad' }).click()
      await page.getByRole('heading', { name: 'Actividad' }).waitFor()
      await page.getByRole('link', { name: 'Página 2' }).click()
      await page.waitForURL('**/actividad?page=2')
      await page.goto(`${site.admin}/actividad?page=900`)
      await page.locator('[aria-current=page]').getByText(/^\d+$/).waitFor()
      expect(page.url()).not.toContain('900')
      expect(await page.getByText('Todavía no hay cambios.').count()).toBe(0)
    })
  })

  it('shows logins in the log, and filters them from changes', async () => {
    await asAdmin(`${site.admin}/actividad?tipo=cambios`, async (page) => {
      const [access, change] = [page.getByText(/entró$|con un enlace$/), page.getByText(/agregó/)]
      await change.first().waitFor()
      await page.getByLabel('Mostrar').selectOption('Accesos')
      await page.waitForURL('**/actividad?tipo=accesos')
      await change.first().waitFor({ state: 'detached' })
      await page.getByText('Administración entró').first().waitFor()
      await page.getByLabel('Mostrar').selectOption('Cambios')
      await access.first().waitFor({ state: 'detached' })
      await change.first().waitFor()
    })
  })

  it('reports a failure, and offers to retry', async () => {
    await asAdmin(
      site.adminList('user'),
      async (page) => {
        await page.route(`**${api.adminOverview}`, (route) => route.abort(), { times: 1 })
        await page.goto(site.admin)
        await page.getByRole('button', { name: 'Reintentar' }).click()
        await page.getByText('Últimos cambios').waitFor()
      },
      { allow: /ERR_FAILED|Error al cargar/ },
    )
  })

  const told = [
    [{ verified_at: '2026-03-02T18:00:00.000Z', alarm: null }, /^Último respaldo verificado: 2 mar 2026/, 0],
    [{ verified_at: '2026-03-02T18:00:00.000Z', alarm: 'old' }, /Hace más de 36 horas/, 1],
    [{ verified_at: null, alarm: 'none' }, 'Todavía no hay ningún respaldo verificado.', 1],
    [{ verified_at: null, alarm: 'failed' }, /El último respaldo falló/, 1],
  ] as const
  it.each(told)('reports backups %j as %s', async (backup, text, alarms) => {
    await asAdmin(site.adminList('user'), async (page) => {
      await page.route(`**${api.adminOverview}`, async (route) => {
        const overview = await (await route.fetch()).json()
        await route.fulfill({ json: { ...overview, backup } })
      })
      await page.goto(site.admin)
      await page.getByText(text).waitFor()
      expect(await page.getByRole('alert').count()).toBe(alarms)
    })
  })
})

it('the welcome panel says that the file store does not answer', async () => {
  await asAdmin(site.adminList('user'), async (page) => {
    await page.route(`**${api.adminOverview}`, async (route) => {
      const overview = await (await route.fetch()).json()
      await route.fulfill({ json: { ...overview, files_away_since: '2026-03-02T18:00:00.000Z' } })
    })
    await page.goto(site.admin)
    await page
      .getByRole('alert')
      .getByText(/no responde desde 2 mar 2026/)
      .waitFor()
  })
})

describe('bulk operations', () => {
  it('publish selected branches, and delete them after a question', async () => {
    for (const one of ['uno', 'dos']) await make('empresa', { nombre: `Lote xq ${one}`, publicado: false })
    await asAdmin(`${site.adminList('empresa')}?q=lote xq`, async (page) => {
      await page.getByLabel('Elegir toda la página').check()
      await page.getByText('2 elegidos').waitFor()
      await page.getByRole('button', { name: 'Marcar como «Publicada»' }).click()
      await page.getByText('Listo: 2 registros.').waitFor()
      await page.locator('tbody').getByText('En revisión').first().waitFor({ state: 'detached' })
      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Eliminar los elegidos' }).click()
      await page.getByText('Nada coincide').waitFor()
    })
  })

  it('select a whole list over all pages, and change and delete it in batches', async () => {
    const name = `Lote${Date.now()}`
    for (let n = 0; n < 130; n++) await make('empresa', { nombre: `${name} ${n}`, publicado: false })
    const left = async () => (await ask<unknown[]>('GET', `${api.admin('empresa')}?q=${name}`)).length
    await asAdmin(`${site.adminList('empresa')}?q=${name}`, async (page) => {
      const batches: number[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/lote')) batches.push(request.postDataJSON().ids.length)
      })
      await page.getByLabel('Elegir toda la página').check()
      await page.getByText('20 elegidos').waitFor()
      await page.getByRole('button', { name: 'Elegir los 130' }).click()
      await page.getByText('130 elegidos').waitFor()
      await page.getByRole('link', { name: 'Página 3' }).click()
      await page.getByLabel(`Elegir ${name} 45`).uncheck()
      await page.getByText('129 elegidos').waitFor()
      await page.getByRole('button', { name: 'Marcar como «Publicada»' }).click()
      await page.getByText('Listo: 129 registros.').waitFor()
      expect(batches).toEqual([100, 29])
      await page.getByText('129 elegidos').waitFor({ state: 'detached' })
      await page.getByLabel('Publicado').selectOption('Publicada')
      await page.getByText('129 registros', { exact: true }).waitFor()

      // Stops after the batch in flight: the rest stays unchanged, and the visible part stays selected.
      await page.getByRole('button', { name: 'Elegir los 129' }).click()
      await page.getByText('129 elegidos').waitFor()
      const first = await holdNext(page, api.adminBatch('empresa'))
      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Eliminar los elegidos' }).click()
      await first.asked
      await page.getByText('Van 0 de 129…').waitFor()
      await page.getByRole('button', { name: 'Detener' }).click()
      first.goOn()
      await page.getByText('Listo: 100 registros. Se detuvo: faltan 29 registros.').waitFor()
      expect(await left()).toBe(30)
      await page.getByRole('button', { name: 'Elegir los 29' }).click()
      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Eliminar los elegidos' }).click()
      await page.getByText('Listo: 29 registros.').waitFor()
      expect(await left()).toBe(1)
    })
  })

  it('report a failure, and keep the selection', async () => {
    await make('empresa', { nombre: 'Lote zw', publicado: false })
    await asAdmin(
      `${site.adminList('empresa')}?q=lote zw`,
      async (page) => {
        await page.getByLabel('Elegir Lote zw').check()
        await page.route('**/lote', (route) => route.abort())
        await page.getByRole('button', { name: 'Marcar como «Publicada»' }).click()
        await page.getByRole('alert').waitFor()
        await page.getByText('1 elegido').waitFor()
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
  })

  it('report a failure when no record could be changed', async () => {
    const id = await make('empresa', { nombre: 'Lote kj', publicado: false })
    await asAdmin(`${site.adminList('empresa')}?q=lote kj`, async (page) => {
      await page.getByLabel('Elegir Lote kj').check()
      await ask('DELETE', api.adminItem('empresa', id))
      await page.getByRole('button', { name: 'Marcar como «Publicada»' }).click()
      await page.getByRole('alert').getByText('Con 1 registro no se pudo').waitFor()
    })
  })
})

describe('the site’s settings', () => {
  it('are saved in place, with errors under their fields', async () => {
    const before = await ask<{ texto_chat: string }>('GET', api.adminAjustes)
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      await page.getByLabel('Mensaje del chat').fill('¡Hola! ¿Me ayudan?')
      await page.getByLabel('Facebook').fill('no es una dirección')
      await page.getByRole('button', { name: 'Guardar ajustes' }).click()
      await page.getByText('Escribe una dirección web completa').waitFor()
      await page.getByLabel('Facebook').fill('https://facebook.com/zocalo.example')
      await page.getByRole('button', { name: 'Guardar ajustes' }).click()
      await page.getByText('Guardado.').waitFor()
      await page.getByLabel('Mensaje del chat').fill(before.texto_chat)
      await page.getByRole('button', { name: 'Guardar ajustes' }).click()
      await page.getByText('Guardado.').waitFor()
      await page.getByRole('link', { name: 'Productos' }).click()
      await page.waitForURL(`**${site.adminList('producto')}`)
    })
  })
})

describe('the site’s logo', () => {
  it('is uploaded in the settings, shown as saved, and removed again', async () => {
    const logo = async () => (await ask<{ logo: string | null }>('GET', api.adminAjustes)).logo
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      const save = () => page.getByRole('button', { name: 'Guardar ajustes' }).click()
      const buffer = await photo(600, 300)
      await page
        .locator('.panel-drop input[type=file]')
        .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByAltText('Imagen elegida').waitFor()
      await save()
      await page.getByText('Guardado.').waitFor()
      const stored = await logo()
      expect(stored).toBeTruthy()
      await expect
        .poll(() => page.getByAltText('Imagen actual').getAttribute('src'))
        .toContain(stored?.split('.')[0])
      expect(await page.getByRole('button', { name: 'Deshacer la elección' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Quitar la imagen' }).click()
      await save()
      await page.getByRole('button', { name: 'Deshacer la elección' }).waitFor({ state: 'detached' })
      await expect.poll(logo).toBeNull()
    })
  })
})

describe('one’s own account', () => {
  it('lets a client change name and password; a wrong password is reported, a new one needs a login', async () => {
    const owner = { email: `cuenta${Date.now()}@example.com`, password: 'la de antes' }
    await ask('POST', api.register, { name: 'Tlapalería', ...owner })
    const [user] = await ask<{ id: number }[]>('GET', `${api.admin('user')}?q=${owner.email}`)
    await ask('PUT', api.adminItem('user', user?.id ?? 0), { aprobado: true })
    await asPerson(
      owner,
      `${site.cliente}/cuenta`,
      async (page) => {
        await page.getByLabel('Nombre').fill('Tlapalería de siempre')
        await page.getByRole('button', { name: 'Guardar nombre' }).click()
        await page.getByText('Guardado.').waitFor()
        await page.getByRole('link', { name: 'Tlapalería de siempre' }).waitFor()
        await page.getByLabel('Contraseña actual').fill('no es esta')
        await page.getByLabel('Contraseña nueva').fill('una contraseña más nueva')
        await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
        await page.getByText('La contraseña actual no es correcta.').waitFor()
        await page.getByLabel('Contraseña actual').fill(owner.password)
        await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
        await page.waitForURL(siteUrl(site.login))
        await page.getByText('Contraseña actualizada. Entra con la nueva.').waitFor()
      },
      { allow: /422|Error al guardar/ },
    )
  })

  it('lets an administrator make a one-time link for another password', async () => {
    const users = await ask<{ id: number }[]>('GET', `${api.admin('user')}?q=nandu`)
    await asAdmin(site.adminEdit('user', users[0]?.id ?? 0), async (page) => {
      await page.getByRole('button', { name: 'Crear enlace' }).click()
      const link = await page.getByLabel('Enlace para elegir otra contraseña').inputValue()
      expect(link).toContain(`${site.restablecer}#`)
    })
  })

  it('shows a client the organisation’s decisions', async () => {
    const path = api.admin('empresa')
    const [branch] = await ask<{ id: number }[]>('GET', `${path}?q=espiga dorada`)
    for (const publicado of [false, true]) await ask('PUT', `${path}/${branch?.id}`, { publicado })
    await asCliente(site.cliente, async (page) => {
      await page.getByRole('heading', { name: 'CLIENTE' }).waitFor()
      await page.getByText('Pastelería La Espiga Dorada ya está publicada').first().waitFor()
    })
  })
})

import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { ADMIN } from '../setup.ts'
import { siteUrl, visit } from '../visit.ts'
import { asAdmin, asCliente, ask } from './person.ts'

const heading = (name: string) => ['heading', { name, level: 1 }] as const

describe('the areas admit people with their role', () => {
  it('a visitor goes to the login, and then to the page that they wanted', async () => {
    await visit(`${site.adminList('post')}?q=feria`, async (page) => {
      await page.waitForURL(`**${site.login}`)
      expect(await page.getByText('Tu sesión terminó').count()).toBe(0)
      await page.getByLabel('Correo electrónico').fill(ADMIN.email)
      await page.getByLabel('Contraseña').fill(ADMIN.password)
      await page.getByRole('button', { name: 'ENVIAR' }).click()
      await page.getByRole(...heading('Posts')).waitFor()
      expect(page.url()).toContain('/admin/post?q=feria')
    })
  })

  it('a visitor is sent to the login once', async () => {
    await visit(site.terminos, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/login.data') && asked.push(request.url()))
      await page.goto(site.admin)
      await page.getByLabel('Contraseña').waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked).toHaveLength(1)
    })
  })

  it('the site’s styles are removed: a list in the editor has its numbers after the login, as after a reload', async () => {
    const name = `Lista de prueba ${Date.now()}`
    const { id } = await ask<{ id: number }>('POST', api.admin('post'), {
      name,
      title: name,
      description: 'Prueba',
      descripcion: '<ol><li>uno</li></ol>',
    })
    await visit(site.adminEdit('post', id), async (page) => {
      await page.getByLabel('Correo electrónico').fill(ADMIN.email)
      await page.getByLabel('Contraseña').fill(ADMIN.password)
      await page.getByRole('button', { name: 'ENVIAR' }).click()
      const list = page.getByRole('textbox', { name: 'Contenido' }).locator('ol')
      const marker = () => list.evaluate((ol) => getComputedStyle(ol).listStyleType)
      expect(await marker()).toBe('decimal')
      await page.reload()
      expect(await marker()).toBe('decimal')
    })
  })

  it('a client is sent home from the administration, an administrator from the client’s area', async () => {
    await asCliente(site.admin, (page) => page.waitForURL(siteUrl('/')))
    await asAdmin(site.cliente, (page) => page.waitForURL(siteUrl('/')))
  })

  it('an unknown address in an area is a real 404', async () => {
    for (const path of ['/admin/nada', '/admin/user/create', '/cliente/post', '/admin/post/edit'])
      expect((await fetch(siteUrl(path))).status, path).toBe(404)
    await asAdmin(
      '/admin/nada',
      async (page) => {
        await page.getByText('UPS!... NotFoud').waitFor()
        await page.getByRole('link', { name: 'Home' }).click()
        await page.waitForURL(siteUrl('/'))
      },
      { allow: /404/ },
    )
  })

  it('the frame keeps search engines away', async () => {
    for (const path of [site.admin, site.cliente])
      expect(await (await fetch(siteUrl(path))).text()).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('with JavaScript off', () => {
  it('an area says that it needs JavaScript, and does not seem to be loading', async () => {
    for (const path of [site.admin, site.cliente])
      await visit(
        path,
        async (page) => {
          expect(await page.locator('noscript').innerText()).toContain('hace falta activar JavaScript')
          expect(await page.getByText('Cargando...').isVisible()).toBe(false)
        },
        { javaScriptEnabled: false },
      )
  })
})

describe('ends the session', () => {
  it('by Logout: on the server and in the tab, and shows the login', async () => {
    await visit(site.login, async (page) => {
      await page.getByLabel('Correo electrónico').fill(ADMIN.email)
      await page.getByLabel('Contraseña').fill(ADMIN.password)
      await page.getByRole('button', { name: 'ENVIAR' }).click()
      await page.getByText('Bienvenid').waitFor()
      const told = page.waitForResponse((answer) => answer.url().endsWith(api.logout))
      await page.getByRole('button', { name: 'Logout' }).click()
      expect((await told).status()).toBe(200)
      await page.waitForURL(siteUrl(site.login))
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    })
  })

  it('by Logout without an answer: in the tab, and says so', async () => {
    await asAdmin(
      site.admin,
      async (page) => {
        await page.route(`**${api.logout}`, (route) => route.abort())
        await page.getByRole('button', { name: 'Logout' }).click()
        await page.getByText('el servidor no respondió').waitFor()
        expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      },
      { allow: /Error al cerrar sesión:|ERR_FAILED/ },
    )
  })

  it('on expiry while a form is open: shows the login, then the form with all typed text', async () => {
    await asAdmin(
      site.adminCreate('categoria'),
      async (page) => {
        await page.getByLabel('Nombre').fill('Sesión perdida')
        await page.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)))
        await page.getByRole('button', { name: 'Crear Categoría' }).click()
        await page.waitForURL(siteUrl(site.login))
        await page.getByText('Tu sesión terminó').waitFor()
        // A screen reader starts at the message.
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')
        await page.getByLabel('Correo electrónico').fill(ADMIN.email)
        await page.getByLabel('Contraseña').fill(ADMIN.password)
        await page.getByRole('button', { name: 'ENVIAR' }).click()
        await page.getByText('Se recuperaron los cambios').waitFor()
        expect(await page.getByLabel('Nombre').inputValue()).toBe('Sesión perdida')
      },
      { allow: /401|Error al guardar/ },
    )
  })
})

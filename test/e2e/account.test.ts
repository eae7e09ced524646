import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { holdNext } from './panel/held.ts'
import { ADMIN } from './setup.ts'
import { alive, visit } from './visit.ts'

const enter = async (page: Page, email: string, password: string) => {
  await alive(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'ENVIAR' }).click()
}
const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

describe('login', () => {
  it('stores token, user and role in the tab and leads to the person’s area', async () => {
    await visit('/login', async (page) => {
      await enter(page, ADMIN.email, ADMIN.password)
      await page.waitForURL('**/admin')
      const session = await stored(page)
      expect(session).toMatchObject({ role: 'admin', token: expect.stringMatching(/.{20,}/) })
      expect(JSON.parse(session.user ?? '')).toMatchObject({ email: ADMIN.email, roles: [{ name: 'admin' }] })
      await page.goto('/')
      const own = page.getByRole('link', { name: /^Administración \| / })
      expect(await own.getAttribute('href')).toBe('/admin')
      await page.goto('/login')
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/register')
      await page.waitForURL((url) => url.pathname === '/')
    })
  })

  it('tries again when the page sees its new cookie too late, as in Safari', async () => {
    await visit(
      '/login',
      async (page) => {
        const answers: number[] = []
        page.on('response', (answer) => {
          if (answer.url().endsWith('/auth/login')) answers.push(answer.status())
        })
        await page.route(
          '**/auth/login',
          async (route) => {
            const { 'x-xsrf-token': _late, ...headers } = await route.request().allHeaders()
            await route.continue({ headers })
          },
          { times: 1 },
        )
        await enter(page, ADMIN.email, ADMIN.password)
        await page.waitForURL('**/admin')
        expect(answers).toEqual([419, 200])
      },
      { allow: /419/ },
    )
  })

  it('ends with a logout, which clears the tab and shows the login page', async () => {
    await visit('/login', async (page) => {
      await enter(page, ADMIN.email, ADMIN.password)
      await page.waitForURL('**/admin')
      await page.goto('/')
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/login')
      expect(await stored(page)).not.toHaveProperty('token')
      await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    })
  })

  it('ends with a logout that clears the tab even when the call fails, and says so', async () => {
    await visit(
      '/login',
      async (page) => {
        await enter(page, ADMIN.email, ADMIN.password)
        await page.waitForURL('**/admin')
        await page.goto('/')
        await page.route('**/auth/logout', (route) => route.abort())
        await page.getByRole('button', { name: 'Logout' }).click()
        await page.getByText('La sesión se cerró en este navegador').waitFor()
        expect(await stored(page)).not.toHaveProperty('token')
      },
      { allow: /ERR_FAILED|Error al cerrar sesión/ },
    )
  })

  it('shows the server’s message under the form and keeps the typed text', async () => {
    await visit(
      '/login',
      async (page) => {
        await enter(page, 'nadie@example.com', 'equivocada')
        expect(await page.getByRole('alert').textContent()).toBe('Correo o contraseña incorrectos.')
        expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('nadie@example.com')
      },
      { allow: /401|incorrectos/ },
    )
  })

  it('says that the service does not answer', async () => {
    await visit(
      '/login',
      async (page) => {
        await alive(page)
        await page.route('**/auth/login', (route) => route.abort())
        await enter(page, ADMIN.email, ADMIN.password)
        expect(await page.getByRole('alert').textContent()).toMatch(/inténtalo de nuevo/)
        expect(await page.getByRole('button', { name: 'ENVIAR' }).isEnabled()).toBe(true)
      },
      { allow: /ERR_FAILED|inténtalo/ },
    )
  })
})

describe('registration', () => {
  it('shows errors under their fields, then leads to the login page, where the account has to wait', async () => {
    await visit(
      '/login',
      async (page) => {
        await alive(page)
        await page.getByRole('link', { name: 'Regístrate' }).click()
        expect(
          await page.getByRole('link', { name: 'Términos y condiciones' }).first().getAttribute('href'),
        ).toBe('/terminos')
        await page.getByLabel('Nombre').fill('Dulcería El Trompo')
        await page.getByLabel('Correo electrónico').fill('dulceria@example.com')
        await page.getByLabel('Contraseña').fill('corta')
        await page.getByRole('button', { name: 'Registrarme' }).click()
        await page.getByText('Escribe al menos 8 caracteres.').waitFor()
        await page.getByRole('alert').getByText('Revisa los datos marcados.').waitFor()
        await page.getByLabel('Contraseña').fill('una buena contraseña')
        expect(await page.getByRole('alert').count()).toBe(0)
        expect(await page.getByText('Escribe al menos 8 caracteres.').count()).toBe(0)
        await page.getByRole('button', { name: 'Registrarme' }).click()
        await page.waitForURL('**/login')
        expect(await page.getByRole('status').first().textContent()).toContain('aprobada')
        await enter(page, 'dulceria@example.com', 'una buena contraseña')
        expect(await page.getByRole('alert').textContent()).toContain('espera la aprobación')
      },
      { allow: /422|403|aprobación|Revisa los datos/ },
    )
  })

  it('is sent once while Enter is held', async () => {
    await visit('/register', async (page) => {
      await alive(page)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/auth/register')) sent.push(request.method())
      })
      await page.getByLabel('Nombre').fill('Tecla hundida')
      await page.getByLabel('Correo electrónico').fill('hundida@example.com')
      await page.getByLabel('Contraseña').fill('una buena contraseña')
      const saving = await holdNext(page, '/auth/register')
      for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
      await saving.asked
      saving.goOn()
      for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
      await page.waitForURL('**/login')
      expect(sent).toEqual(['POST'])
    })
  })
})

describe('an answer with success: false', () => {
  it.each([
    ['/login', '**/auth/login', 'ENVIAR'],
    ['/register', '**/auth/register', 'Registrarme'],
    ['/recuperar', '**/auth/recuperar', 'Pedir el enlace'],
  ])('shows its message in %s, whatever its status', async (path, call, button) => {
    const message = 'Por hoy ya cerramos.'
    await visit(
      path,
      async (page) => {
        await alive(page)
        await page.route(call, (route) => route.fulfill({ json: { success: false, message } }))
        for (const input of await page.locator('main input:not([type=hidden])').all())
          await input.fill('alguien@example.com')
        await page.getByRole('button', { name: button }).click()
        await page.getByRole('alert').getByText(message).waitFor()
        expect(new URL(page.url()).pathname).toBe(path)
      },
      { allow: /Por hoy ya cerramos/ },
    )
  })
})

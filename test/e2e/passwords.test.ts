import { expect, it } from 'vitest'
import { ADMIN } from './setup.ts'
import { alive, visit } from './visit.ts'

it('a password is shown on demand, and hidden again when it is sent', async () => {
  await visit(
    '/login',
    async (page) => {
      await alive(page)
      const field = page.getByLabel('Contraseña')
      const show = page.getByRole('button', { name: 'Mostrar' })
      const state = async () => [await field.getAttribute('type'), await show.getAttribute('aria-pressed')]
      await page.getByLabel('Correo electrónico').fill(ADMIN.email)
      await field.fill('equivocada')
      expect(await state()).toEqual(['password', 'false'])
      await field.press('Tab')
      await page.keyboard.press('Space')
      expect(await state()).toEqual(['text', 'true'])
      expect(await field.inputValue()).toBe('equivocada')
      await page.getByRole('button', { name: 'ENVIAR' }).click()
      await page.getByRole('alert').waitFor()
      expect(await state()).toEqual(['password', 'false'])
    },
    { allow: /401|incorrectos/ },
  )
})

it.each(['/register', '/restablecer#abc'])('%s can show its password too', async (path) => {
  await visit(path, async (page) => {
    await alive(page)
    const field = page.getByLabel('Contraseña')
    expect(await field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Mostrar' }).click()
    expect(await field.getAttribute('type')).toBe('text')
  })
})

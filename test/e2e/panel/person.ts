import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import type { LoginAnswer } from '../../../src/contract/views.ts'
import { ADMIN } from '../setup.ts'
import { siteUrl, type VisitOptions, visit } from '../visit.ts'

/** A person with an account, in a browser of their own; and the API, by which tests prepare what a person finds. */

/** The demo's client, who owns some of its branches. */
const CLIENTE = { email: 'espiga@example.com', password: 'otra contraseña' }

/** Opens a page as an administrator. */
export const asAdmin = async (path: string, look: (page: Page) => Promise<void>, options?: VisitOptions) =>
  enter(await adminLogin(), path, look, options)

/** Opens a page as the demo's client. */
export const asCliente = async (path: string, look: (page: Page) => Promise<void>, options?: VisitOptions) =>
  enter(await clienteLogin(), path, look, options)

/** One call of the API; as an administrator when there is no token. Gives the answer's body; it has to succeed. */
export async function ask<T>(method: string, path: string, body?: object, token?: string): Promise<T | null> {
  const answer = await fetch(siteUrl(path), {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? (await adminLogin()).token}`,
    },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
  return text === '' ? null : JSON.parse(text)
}

let admin: Promise<LoginAnswer> | undefined
export const adminLogin = (): Promise<LoginAnswer> => {
  admin ??= login(ADMIN)
  return admin
}

let cliente: Promise<LoginAnswer> | undefined
const clienteLogin = (): Promise<LoginAnswer> => {
  cliente ??= giveClientePassword().then(() => login(CLIENTE))
  return cliente
}

/** The demo's accounts have passwords that nobody knows: an administrator's one-time link sets a new one. */
async function giveClientePassword(): Promise<void> {
  const users = await ask<{ id: number }[]>('GET', `${api.admin('user')}?q=${CLIENTE.email}`)
  const link = await ask<{ url: string }>('POST', api.adminPasswordLink(users?.[0]?.id ?? 0), {})
  const token = link?.url.split(/[=/#]/).at(-1)
  await ask('POST', api.newPassword, { token, password: CLIENTE.password })
}

async function login(account: { email: string; password: string }): Promise<LoginAnswer> {
  const answer = await fetch(siteUrl(api.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

function enter(
  { token, user }: LoginAnswer,
  path: string,
  look: (page: Page) => Promise<void>,
  options?: VisitOptions,
): Promise<void> {
  const open = async (page: Page) => {
    await page.evaluate(
      ([key, person, role]) => {
        sessionStorage.setItem('token', key)
        sessionStorage.setItem('user', person)
        sessionStorage.setItem('role', role)
      },
      [token, JSON.stringify(user), user.roles[0]?.name ?? ''] as const,
    )
    await page.goto(path)
    await look(page)
  }
  return visit(site.terminos, open, options)
}

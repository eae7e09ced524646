import { api } from '../../../src/contract/paths.ts'
import type { LoginAnswer } from '../../../src/contract/views.ts'

/** The demo's client, who owns some of its branches. */
export const CLIENTE = { email: 'espiga@example.com', password: 'otra contraseña' }

/** Another client of the demo, whose changes wait for approval. */
export const REVIEWED = { email: 'nandu@example.com', password: 'todavía otra contraseña' }

interface Account {
  readonly email: string
  readonly password: string
}

/**
 * Nobody knows the passwords of the demo's accounts, so an administrator's one-time link gives one a new one. It ends
 * that account's sessions, so it runs once before all tests.
 */
export async function givePassword(url: string, admin: Account, account: Account): Promise<void> {
  const { token } = await logIn(url, admin)
  const [user] = await ask<{ id: number }[]>(url, 'GET', `${api.admin('user')}?q=${account.email}`, token)
  const link = await ask<{ url: string }>(url, 'POST', api.adminPasswordLink(user?.id ?? 0), token, {})
  const secret = link.url.split('#').at(-1)
  await ask(url, 'POST', api.newPassword, token, { token: secret, password: account.password })
}

/** Changes of all clients but one wait for approval. */
export async function reviewAllBut(url: string, admin: Account, trusted: Account): Promise<void> {
  const { token } = await logIn(url, admin)
  const [user] = await ask<{ id: number }[]>(url, 'GET', `${api.admin('user')}?q=${trusted.email}`, token)
  await ask(url, 'PUT', api.adminItem('user', user?.id ?? 0), token, { de_confianza: true })
  await ask(url, 'PUT', api.adminAjustes, token, { revisar_cambios: true })
}

export const logIn = (url: string, account: Account): Promise<LoginAnswer> =>
  ask(url, 'POST', api.login, '', account)

/** Sends one call to the running product. Throws when it is refused. */
export async function ask<T>(
  url: string,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text || 'null')
}

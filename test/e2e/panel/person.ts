import type { Page } from '@playwright/test'
import { site } from '../../../src/contract/paths.ts'
import type { LoginAnswer } from '../../../src/contract/views.ts'
import { ADMIN } from '../setup.ts'
import { siteUrl, type VisitOptions, visit } from '../visit.ts'
import { CLIENTE, ask as call, logIn } from './people.ts'

/** A person with an account in their own browser, and the API with which tests prepare data. */

/** Opens a page as an administrator. */
export const asAdmin = async (path: string, look: (page: Page) => Promise<void>, options?: VisitOptions) =>
  enter(await adminLogin(), path, look, options)

/** Opens a page as the demo's client. */
export const asCliente = async (path: string, look: (page: Page) => Promise<void>, options?: VisitOptions) =>
  enter(await clienteLogin(), path, look, options)

/** Opens a page as a person with their own account. */
export const asPerson = async (
  account: { email: string; password: string },
  path: string,
  look: (page: Page) => Promise<void>,
  options?: VisitOptions,
) => enter(await logIn(siteUrl(), account), path, look, options)

/** Sends one API call as an administrator, which has to succeed. Returns the answer's body. */
export const ask = async <T>(method: string, path: string, body?: object): Promise<T> =>
  call(siteUrl(), method, path, (await adminLogin()).token, body)

let admin: Promise<LoginAnswer> | undefined
const adminLogin = (): Promise<LoginAnswer> => {
  admin ??= logIn(siteUrl(), ADMIN)
  return admin
}

let cliente: Promise<LoginAnswer> | undefined
const clienteLogin = (): Promise<LoginAnswer> => {
  cliente ??= logIn(siteUrl(), CLIENTE)
  return cliente
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

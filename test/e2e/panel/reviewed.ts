import type { Page } from '@playwright/test'
import { panelApi } from '../../../src/contract/panelPaths.ts'
import { api } from '../../../src/contract/paths.ts'
import type { Proposal } from '../../../src/contract/proposals.ts'
import { siteUrl, type VisitOptions } from '../visit.ts'
import { logIn, REVIEWED, ask as send } from './people.ts'
import { ask, asPerson } from './person.ts'

/** A client whose changes wait for approval. */

const made: number[] = []

const owner = async <T>(method: string, path: string, body?: object): Promise<T> => {
  token ??= logIn(siteUrl(), REVIEWED).then((answer) => answer.token)
  return send(siteUrl(), method, path, await token, body)
}
let token: Promise<string> | undefined
/** Opens a page as this client. */
export const asOwner = (path: string, look: (page: Page) => Promise<void>, options?: VisitOptions) =>
  asPerson(REVIEWED, path, look, options)

/** A published branch of the reviewed client's. */
export async function branch(body: object): Promise<{ id: number; slug: string }> {
  const one = await owner<{ id: number; slug: string }>('POST', api.clientEmpresa, body)
  made.push(one.id)
  await ask('PUT', api.adminItem('empresa', one.id), { publicado: true })
  return one
}
export const propose = (id: number, body: object) => owner<object>('PUT', api.clientEmpresaItem(id), body)
/** Reads the branch as its owner does. */
export const read = (id: number) =>
  owner<{ nombre: string; telefono: string; propuesta: Proposal | null; rechazados: object }>(
    'GET',
    api.clientEmpresaItem(id),
  )

export async function decideAll(): Promise<void> {
  for (const { id } of await ask<Proposal[]>('GET', panelApi.proposals))
    await ask('POST', panelApi.decision(id), { aceptar: true })
}

export async function removeBranches(): Promise<void> {
  for (const id of made) await ask('DELETE', api.adminItem('empresa', id))
}

import { setTimeout as wait } from 'node:timers/promises'
import { api, site } from '../../src/contract/paths.ts'
import { dataUrl, photo } from '../support/samples.ts'
import { administrator } from './cluster.ts'
import type { Journal } from './journal.ts'

/** Visitors and administrators who work until they are stopped. */
export interface Load {
  readonly token: string
  /** Names of the products whose creation was acknowledged, with their ids. */
  readonly acknowledged: ReadonlyMap<string, number>
  readonly stop: () => Promise<void>
}

const READERS = 4
/** The journal's name of the calls that send a picture. */
export const UPLOAD = 'POST producto'
/** The prefix of every product's name that the load creates. */
export const MADE = 'Caos'

/** `url` is the load balancer's. Throws when the administrator cannot log in. */
export async function startLoad(url: string, journal: Journal): Promise<Load> {
  const post = (path: string, body: unknown, token?: string) =>
    journal.ask(`POST ${path.split('/').at(-1)}`, url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const token = await logIn(url)
  const acknowledged = new Map<string, number>()
  const picture = dataUrl('image/jpeg', await photo(900, 450))
  let going = true
  let made = 0

  const create = async () => {
    const name = `${MADE} ${++made}`
    const body = { name, title: name, description: 'Escrito bajo carga.', price: 1, urlfoto: picture }
    const answer = await post(api.admin('producto'), body, token)
    if (answer?.status !== 201) return
    const { id }: { id: number } = await answer.json()
    acknowledged.set(name, id)
  }
  const paths = [site.home, site.categorias, site.blog, api.empresas(5), api.categorias]
  const every = async (ms: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; going; turn++) {
      await work(turn)
      await wait(ms)
    }
  }
  const working = [
    ...Array.from({ length: READERS }, (_, reader) =>
      every(20, (turn) => {
        const path = paths[(turn + reader) % paths.length] ?? site.home
        return journal.ask(`GET ${path}`, url + path)
      }),
    ),
    every(100, () => post(api.empresasSearch, { text: 'pan' })),
    every(700, () => post(api.login, administrator)),
    every(250, create),
    every(250, create),
  ]
  return {
    token,
    acknowledged,
    stop: async () => {
      going = false
      await Promise.all(working)
    },
  }
}

/** Returns a token of the administrator. */
async function logIn(url: string): Promise<string> {
  const answer = await fetch(url + api.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  if (!answer.ok) throw new Error(`the login was answered ${answer.status}`)
  const { token }: { token: string } = await answer.json()
  return token
}

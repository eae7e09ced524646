import type { Origen } from '../contract/history.ts'
import type { Audience, Operation } from '../contract/resource.ts'
import { type CollectionName, collections } from '../contract/resources/index.ts'
import { Refusal } from './errors.ts'

/** Who may do what. Reads and writes of records take a Permit, and only this file makes one. */

export type Role = 'admin' | 'cliente'

/** A logged-in user. */
export interface Caller {
  readonly kind: 'user'
  readonly id: number
  readonly role: Role
  readonly tokenHash: string
  /** When the session was last checked, in milliseconds of the product's clock. */
  readonly seenAt: number
  /** The id of the request behind the call, for the log. */
  readonly requestId: string | null
}

export type Actor =
  | { readonly kind: 'visitor' }
  | Caller
  /** The program itself, without an account: the demo, the command line. */
  | { readonly kind: 'system'; readonly id: number | null; readonly role: Role }

declare const checked: unique symbol

export interface Permit {
  readonly [checked]: true
  readonly audience: Audience
  /** The account that acts; null when nobody's does. */
  readonly actorId: number | null
  /** The session behind the permit, which a write checks again; null when the program acts by itself. */
  readonly caller: Caller | null
  /** Whether its writes notify people. Those that the program does by itself do not. */
  readonly notifies: boolean
  /** The id of the request, for the log; null when the program acts by itself. */
  readonly requestId: string | null
  /** When set, only this user's own records are visible. */
  readonly owner: number | null
  /** The way by which its writes are made, and the id that many of them share: the history keeps both. */
  readonly origen: Origen
  readonly lote: string | null
}

/** Returns a permit for one operation on a collection. Throws unauthenticated or forbidden. */
export function permit(actor: Actor, name: CollectionName, operation: Operation): Permit {
  if (actor.kind === 'visitor') throw new Refusal('unauthenticated')
  const rights = collections[name][actor.role]
  if (!rights?.operations.includes(operation)) throw new Refusal('forbidden')
  return grant(actor)
}

/** Returns a permit whose writes are kept in the history as made by another way, or as parts of one operation. */
export const actingBy = (permit: Permit, by: Partial<Pick<Permit, 'origen' | 'lote'>>): Permit => ({
  ...permit,
  ...by,
})

/** Returns the logged-in user. Throws unauthenticated. */
export function callerOf(actor: Actor): Caller {
  if (actor.kind !== 'user') throw new Refusal('unauthenticated')
  return actor
}

const grant = (actor: Exclude<Actor, { kind: 'visitor' }>): Permit => {
  const audience = actor.role
  const plain: Omit<Permit, typeof checked> = {
    audience,
    actorId: actor.id,
    caller: actor.kind === 'user' ? actor : null,
    notifies: actor.kind === 'user',
    requestId: actor.kind === 'user' ? actor.requestId : null,
    owner: audience === 'cliente' ? actor.id : null,
    origen: actor.kind === 'system' ? 'sistema' : ORIGENES[audience],
    lote: null,
  }
  return plain as Permit
}

const ORIGENES: Readonly<Record<Role, Origen>> = { admin: 'panel', cliente: 'cliente' }

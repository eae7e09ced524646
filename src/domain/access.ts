import type { Audience, Operation } from '../contract/resource.ts'
import { type CollectionName, collections } from '../contract/resources/index.ts'
import { Refusal } from './errors.ts'

/** Who may do what. Reads and writes of records take a Permit, and only this file makes one. */

export type Role = 'admin' | 'cliente'

/** Somebody who is logged in. */
export interface Caller {
  readonly kind: 'user'
  readonly id: number
  readonly role: Role
  readonly tokenHash: string
  /** When the session was last looked at, in milliseconds of the product's clock. */
  readonly seenAt: number
  /** The request by which it acts, for the log. */
  readonly requestId: string | null
}

export type Actor =
  | { readonly kind: 'visitor' }
  | Caller
  /** The program itself, in the place of an account: the demo, the command line. */
  | { readonly kind: 'system'; readonly id: number; readonly role: Role }

declare const checked: unique symbol

export interface Permit {
  readonly [checked]: true
  readonly audience: Audience
  readonly actorId: number
  /** Whose session it stands on, to be looked at again when it writes; null when the program acts by itself. */
  readonly caller: Caller | null
  /** Whether people are told of what it does: not of what the program does by itself. */
  readonly tells: boolean
  /** The request that it is part of, for the log; null when the program acts by itself. */
  readonly requestId: string | null
  /** When set, only this user's own records exist. */
  readonly owner: number | null
}

/** A permit for one operation on a collection. Throws unauthenticated or forbidden. */
export function permit(actor: Actor, name: CollectionName, operation: Operation): Permit {
  if (actor.kind === 'visitor') throw new Refusal('unauthenticated')
  const rights = collections[name][actor.role]
  if (!rights?.operations.includes(operation)) throw new Refusal('forbidden')
  return grant(actor)
}

/** Who is logged in. Throws unauthenticated. */
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
    tells: actor.kind === 'user',
    requestId: actor.kind === 'user' ? actor.requestId : null,
    owner: audience === 'cliente' ? actor.id : null,
  }
  return plain as Permit
}

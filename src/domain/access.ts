import type { Audience, Operation } from '../contract/resource.ts'
import { type CollectionName, collections } from '../contract/resources/index.ts'
import { Refusal } from './errors.ts'

/** Who may do what. Reads and writes of records take a Permit, and only this file makes one. */

export type Role = 'admin' | 'cliente'

export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user'
      readonly id: number
      readonly role: Role
      readonly tokenHash: string
      /** The request by which it acts, for the log. */
      readonly requestId: string | null
    }
  /** The program itself: the demo, the command line. */
  | { readonly kind: 'system'; readonly id: number }

declare const checked: unique symbol

export interface Permit {
  readonly [checked]: true
  readonly audience: Audience
  readonly actorId: number
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
  const audience = actor.kind === 'system' ? 'admin' : actor.role
  const rights = collections[name][audience]
  if (!rights?.operations.includes(operation)) throw new Refusal('forbidden')
  return grant(audience, actor)
}

const grant = (audience: Audience, actor: Exclude<Actor, { kind: 'visitor' }>): Permit => {
  const plain: Omit<Permit, typeof checked> = {
    audience,
    actorId: actor.id,
    tells: actor.kind === 'user',
    requestId: actor.kind === 'user' ? actor.requestId : null,
    owner: audience === 'cliente' ? actor.id : null,
  }
  return plain as Permit
}

import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { DAY, HOUR, isoAgo, isoNow, MINUTE } from '../time.ts'
import { type Attempt, type Limit, takeAttempt } from './limits.ts'
import type { Network } from './network.ts'

/**
 * Limits attempts at a password (contract.md, section 11): from one network for one account, from one network for all
 * accounts, and for one account from everywhere. The last limit exempts networks that have logged in to the account
 * before. Otherwise anybody could lock anybody out.
 */

const ofPair: Limit = { max: 5, ms: 15 * MINUTE }
export const ofNetwork: Limit = { max: 20, ms: 15 * MINUTE }
const ofAccount: Limit = { max: 100, ms: HOUR }

/** Prefixes of the keys: of the attempts from a network, and of those for an account. */
export const NETWORK_PREFIX = 'logins from '
export const ACCOUNT_PREFIX = 'logins to '

/** How long the product remembers an account's networks. */
const KNOWN = 30 * DAY

export interface LoginAttempt extends Attempt {
  readonly pair: string
}

type Needs = Pick<Context, 'database' | 'clock'>

/** Counts a login attempt for the account with this e-mail key, whether or not it exists. Throws too_many. */
export async function attemptLogin(ctx: Needs, emailKey: string, from: Network): Promise<LoginAttempt> {
  const pair = `login ${from} ${emailKey}`
  const attempt = await takeAttempt(ctx, [
    { key: pair, limit: ofPair },
    { key: NETWORK_PREFIX + from, limit: ofNetwork },
    { key: ACCOUNT_PREFIX + emailKey, limit: ofAccount, unless: (tx) => isKnown(ctx, tx, emailKey, from) },
  ])
  return { ...attempt, pair }
}

/**
 * After a right password: resets the count of this network and account, and removes the attempt from the other
 * limits.
 */
export async function forgetFailures(tx: Tx, { ids, pair }: LoginAttempt): Promise<void> {
  await tx
    .deleteFrom('attempt')
    .where((row) => row.or([row('id', 'in', ids), row('key', '=', pair)]))
    .execute()
}

async function isKnown(ctx: Needs, tx: Tx, emailKey: string, from: Network): Promise<boolean> {
  const known = await tx
    .selectFrom('known_network')
    .innerJoin('user', 'user.id', 'user_id')
    .select('user_id')
    .where('email_key', '=', emailKey)
    .where('network', '=', traceOf(emailKey, from))
    .where('used_at', '>', isoAgo(ctx, KNOWN))
    .executeTakeFirst()
  return known !== undefined
}

/** Notes the network of a login. */
export async function rememberNetwork(
  ctx: Needs,
  tx: Tx,
  user: { readonly id: number; readonly email_key: string },
  from: Network,
): Promise<void> {
  const used_at = isoNow(ctx)
  await tx
    .insertInto('known_network')
    .values({ user_id: user.id, network: traceOf(user.email_key, from), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ used_at }))
    .execute()
}

export async function purgeNetworks(ctx: Needs): Promise<void> {
  await ctx.database.db.deleteFrom('known_network').where('used_at', '<', isoAgo(ctx, KNOWN)).execute()
}

/**
 * Returns 24 bits of a hash: enough to recognise a network, too few to identify it, because 256 IPv4 addresses share
 * each trace (docs/decisions/0081-traces-of-networks.md).
 */
const traceOf = (emailKey: string, from: Network): string =>
  createHash('sha256').update(`${emailKey} ${from}`).digest('hex').slice(0, 6)

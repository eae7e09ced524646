import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { DAY, HOUR, isoAgo, isoNow, MINUTE } from '../time.ts'
import { type Attempt, type Limit, takeAttempt } from './limits.ts'
import type { Network } from './network.ts'

/**
 * How often a password may be tried (contract.md, section 11): from a network for an account, from a network for all of
 * them, and for an account from everywhere. The last never keeps out who has logged in to it from that network before, or
 * anybody could lock anybody out.
 */

const ofPair: Limit = { max: 5, ms: 15 * MINUTE }
export const ofNetwork: Limit = { max: 20, ms: 15 * MINUTE }
const ofAccount: Limit = { max: 100, ms: HOUR }

/** What the keys of the attempts from a network, and of those to an account, begin with. */
export const NETWORK_PREFIX = 'logins from '
export const ACCOUNT_PREFIX = 'logins to '

/** How long an account's networks are remembered. */
const KNOWN = 30 * DAY

export interface LoginAttempt extends Attempt {
  readonly pair: string
}

type Needs = Pick<Context, 'database' | 'clock'>

/** Counts an attempt to log in to the account with this key of its address, whether there is one or not. Throws too_many. */
export async function attemptLogin(ctx: Needs, emailKey: string, from: Network): Promise<LoginAttempt> {
  const pair = `login ${from} ${emailKey}`
  const attempt = await takeAttempt(ctx, [
    { key: pair, limit: ofPair },
    { key: NETWORK_PREFIX + from, limit: ofNetwork },
    { key: ACCOUNT_PREFIX + emailKey, limit: ofAccount, unless: (tx) => isKnown(ctx, tx, emailKey, from) },
  ])
  return { ...attempt, pair }
}

/** The password was right: the count of this network and account begins anew, and the attempt counts for no other limit. */
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

/** Notes from where an account has logged in. */
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
 * 24 bits of a hash: enough to know a network again, too few to tell which one it was, since 256 IPv4 addresses share each
 * trace (docs/decisions/0081-traces-of-networks.md).
 */
const traceOf = (emailKey: string, from: Network): string =>
  createHash('sha256').update(`${emailKey} ${from}`).digest('hex').slice(0, 6)

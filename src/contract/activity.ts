/** The entries of the activity log: changes of records, and logins. */

export const changeActions = ['create', 'update', 'remove', 'approve', 'withdraw'] as const

/**
 * `failed`: many wrong passwords for one account; `manyFailed`: from one network for many. `link`: an administrator
 * made it; `linkSent`: the user asked for it by e-mail; `linkUsed`: the user chose a password with it. `promote`: from
 * the command line.
 */
export const accessActions = [
  ...(['login', 'failed', 'manyFailed', 'link', 'linkSent', 'linkUsed', 'password', 'promote'] as const),
] as const

export type AccessAction = (typeof accessActions)[number]
export type ActivityAction = (typeof changeActions)[number] | AccessAction

/** The filter of the list of entries, as in its address. */
export const activityKinds = ['cambios', 'accesos'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What the activity log tells of: changes of records, and who gets in. */

export const changeActions = ['create', 'update', 'remove', 'approve', 'withdraw'] as const

/**
 * `failed`: many wrong passwords for one account; `manyFailed`: from one network for many. `link`: made by an administrator;
 * `linkSent`: asked for by e-mail; `linkUsed`: a password was chosen with one. `promote`: from the command line.
 */
export const accessActions = [
  ...(['login', 'failed', 'manyFailed', 'link', 'linkSent', 'linkUsed', 'password', 'promote'] as const),
] as const

export type AccessAction = (typeof accessActions)[number]
export type ActivityAction = (typeof changeActions)[number] | AccessAction

/** Which entries a list of them shows, as its address says it. */
export const activityKinds = ['cambios', 'accesos'] as const
export type ActivityKind = (typeof activityKinds)[number]

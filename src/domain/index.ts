import { sql } from 'kysely'
import type { ActivityKind } from '../contract/activity.ts'
import type { Trashed } from '../contract/history.ts'
import { collections } from '../contract/resources/index.ts'
import { type Actor, type Permit, permit, type Role } from './access.ts'
import { accountOf, attemptRegistration, register, rename } from './accounts/account.ts'
import { makeAdmin, makeFirstAdmin } from './accounts/admins.ts'
import { confirmCaller } from './accounts/caller.ts'
import { changePassword } from './accounts/newPassword.ts'
import { choosePassword, makePasswordLink } from './accounts/passwordLink.ts'
import { requestPasswordLink } from './accounts/recovery.ts'
import { actorOf, login, logout } from './accounts/session.ts'
import { healthOf } from './background/health.ts'
import { noticesOf } from './background/letters.ts'
import { maintain } from './background/maintenance.ts'
import { createVisits } from './background/visits.ts'
import { backupState } from './backup/nights.ts'
import { listActivity } from './changes/activity.ts'
import type { Context } from './context.ts'
import { refusing } from './db/errors.ts'
import { alone } from './db/locks.ts'
import { makePreview } from './files/preview.ts'
import { watchFiles } from './files/store/watch.ts'
import { acceptMany, decide } from './proposals/decide.ts'
import { listProposals, readProposal } from './proposals/queue.ts'
import { withdraw } from './proposals/withdraw.ts'
import { removeMany, updateMany } from './records/batch.ts'
import { createVersions, restoreBatch, restoreRecord } from './records/history/restore.ts'
import { emptyFromTrash, listTrash, trashedIn } from './records/history/trash.ts'
import { createAllRecords } from './records/resources/index.ts'
import { createSearch } from './search/index.ts'
import { addTextPicture } from './texts/textPictures.ts'
import { readOverview } from './views/overview.ts'
import { createPublicViews, type PageRequest } from './views/public.ts'
import { createRecordPreview, readRecordPreview } from './views/recordPreviews.ts'
import { sitemapOf, sitemapParts } from './views/sitemap.ts'

export { type Actor, actingBy, type Caller, type Permit } from './access.ts'
export type { Health } from './background/health.ts'
export type { Visitor } from './background/visits.ts'
export { collectTags, madeOf, madeOfFailed, tags } from './changes/cacheTags.ts'
export type { MapAbout } from './cityMap/cityMap.ts'
export type { Context } from './context.ts'
export { asRefusal } from './db/errors.ts'
export { Refusal } from './errors.ts'
export { type Network, networkOf } from './limits/network.ts'
export type { FileChange, Input } from './records/input.ts'
export type { ListQuery } from './records/lists.ts'
export type { Records } from './records/records.ts'
export type { StoredItem } from './records/store.ts'
export type { BranchOrder, Frame, KindPage, Question, SearchResult } from './search/index.ts'
export type { PageRequest } from './views/public.ts'

export type Domain = ReturnType<typeof createDomain>

/** Lists what the product can do. Its calls throw Refusal. */
export function createDomain(ctx: Context) {
  const records = createAllRecords(ctx)
  const versions = createVersions(ctx, records)
  const visits = createVisits(ctx)
  const files = watchFiles(ctx)
  const search = createSearch(ctx)

  return {
    permit,
    records,
    collections,
    public: {
      ...createPublicViews(ctx.database.db),
      ...search,
      sitemapParts: sitemapParts.bind(null, ctx.database.db),
      sitemapOf: sitemapOf.bind(null, ctx.database.db, search.branches.placePages),
      previewed: readRecordPreview.bind(null, ctx),
    },
    session: {
      attemptRegistration: refusing(attemptRegistration.bind(null, ctx)),
      register: refusing(register.bind(null, ctx)),
      login: refusing(login.bind(null, ctx)),
      logout: refusing(logout.bind(null, ctx)),
      actorOf: refusing(actorOf.bind(null, ctx)),
      confirm: refusing(confirmCaller.bind(null, ctx)),
      changePassword: refusing(changePassword.bind(null, ctx)),
      account: refusing(accountOf.bind(null, ctx)),
      rename: refusing(rename.bind(null, ctx)),
      makePasswordLink: refusing(makePasswordLink.bind(null, ctx)),
      requestPasswordLink: refusing(requestPasswordLink.bind(null, ctx)),
      choosePassword: refusing(choosePassword.bind(null, ctx)),
    },
    /** Runs work that only one node may do at a time, after waiting for the others. */
    alone: alone.bind(null, ctx.database),
    admins: { make: makeAdmin.bind(null, ctx), makeFirst: makeFirstAdmin.bind(null, ctx) },
    batch: { update: updateMany, remove: removeMany },
    versions: {
      list: refusing(versions.list),
      read: refusing(versions.read),
      restore: refusing(versions.restore),
    },
    trash: {
      list: refusing(listTrash.bind(null, ctx)),
      /** Of those that one account removed, when it is named. */
      collectionOf: refusing(trashedIn.bind(null, ctx)),
      restore: (permit: Permit, name: Trashed, id: number) => restoreRecord(records[name], permit, id),
      restoreBatch: refusing(restoreBatch.bind(null, ctx, records)),
      empty: refusing(emptyFromTrash.bind(null, ctx)),
    },
    overview: refusing(async (_permit: Permit) => ({
      ...(await readOverview(ctx.database.db)),
      backup: await backupState(ctx),
      files_away_since: files.awaySince(),
      mapa: ctx.cityMap.state(),
    })),
    activity: refusing((_permit: Permit, request: PageRequest, kind: ActivityKind | undefined) =>
      listActivity(ctx.database.db, { ...request, kind }),
    ),
    proposals: {
      list: refusing((_permit: Permit, request: PageRequest) => listProposals(ctx.database.db, request)),
      get: refusing((_permit: Permit, id: number) => readProposal(ctx.database.db, id)),
      decide: refusing(decide.bind(null, ctx, records)),
      acceptMany: refusing(acceptMany.bind(null, ctx, records)),
      withdraw: refusing(withdraw.bind(null, ctx)),
    },
    notices: refusing(noticesOf.bind(null, ctx)),
    /** A secret address at which a saved record can be looked at as visitors would see it. */
    previewRecord: refusing(createRecordPreview.bind(null, ctx)),
    addTextPicture: refusing(addTextPicture.bind(null, ctx)),
    visits,
    files: ctx.files,
    cityMap: ctx.cityMap,
    makePreview: makePreview.bind(null, ctx.decoder),
    maintain: (alone: boolean) => maintain(ctx, { visits, files, records }, alone),
    health: () => healthOf(ctx, files),
    /** Throws when the database does not answer. */
    check: async (): Promise<void> => {
      await sql`select 1`.execute(ctx.database.db)
    },
    /** Whether the file store answered the last check. */
    filesAnswer: () => files.awaySince() === null,
    /** Whether the site has no content yet. */
    isEmpty: async (): Promise<boolean> =>
      (await ctx.database.db.selectFrom('categoria').select('id').limit(1).executeTakeFirst()) === undefined,
    systemActor: (id: number | null, role: Role = 'admin'): Actor => ({ kind: 'system', id, role }),
  }
}

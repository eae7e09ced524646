import { sql } from 'kysely'
import type { ActivityKind } from '../contract/activity.ts'
import { type CollectionName, collections, type ItemOf } from '../contract/resources/index.ts'
import { type Actor, type Permit, permit, type Role } from './access.ts'
import { accountOf, attemptRegistration, register, rename } from './account.ts'
import { listActivity } from './activity.ts'
import { makeAdmin, makeFirstAdmin } from './admins.ts'
import { backupState } from './backup/nights.ts'
import { removeMany, updateMany } from './batch.ts'
import { confirmCaller } from './caller.ts'
import { conditionOf } from './condition.ts'
import { addTextPicture } from './contenido.ts'
import type { Context } from './context.ts'
import { refusing } from './db/errors.ts'
import { alone } from './db/locks.ts'
import { drawPreview } from './files/preview.ts'
import { watchFiles } from './files/watch.ts'
import { noticesOf } from './mail.ts'
import { maintain } from './maintenance.ts'
import { changePassword } from './newPassword.ts'
import { choosePassword, makePasswordLink } from './passwordLink.ts'
import { createRecords, type Records } from './records.ts'
import { requestPasswordLink } from './recovery.ts'
import { catalogoStore } from './resources/catalogo.ts'
import { categoriaStore } from './resources/categoria.ts'
import { empresaStore } from './resources/empresa.ts'
import { indexedStore } from './resources/indexed.ts'
import { userStore } from './resources/user.ts'
import { createSearch } from './search/index.ts'
import { actorOf, login, logout } from './session.ts'
import { createStore } from './store.ts'
import { overview } from './views/overview.ts'
import { createPublicViews, type Slice } from './views/public.ts'
import { sitemapOf, sitemapParts } from './views/sitemap.ts'
import { createVisits } from './visits.ts'

export type { Actor, Caller, Permit } from './access.ts'
export { collectTags, madeOf, tags } from './cacheTags.ts'
export type { Condition } from './condition.ts'
export type { Context } from './context.ts'
export { asRefusal } from './db/errors.ts'
export { Refusal } from './errors.ts'
export type { FileChange, Input } from './input.ts'
export type { ListQuery } from './lists.ts'
export { type Network, networkOf } from './network.ts'
export type { Records } from './records.ts'
export type { Found, KindPage } from './search/index.ts'
export type { Found as RecordFound } from './store.ts'
export type { Slice } from './views/public.ts'
export type { Visitor } from './visits.ts'

type AllRecords = { readonly [N in CollectionName]: Records<ItemOf<N>> }

export type Domain = ReturnType<typeof createDomain>

/** The list of what the product can do. Its calls throw Refusal for what they refuse. */
export function createDomain(ctx: Context) {
  const store = <N extends CollectionName>(name: N) => createStore(name, ctx.database.dialect)
  const records: AllRecords = {
    user: createRecords(ctx, 'user', userStore(ctx, store('user'))),
    categoria: createRecords(ctx, 'categoria', categoriaStore(store('categoria'))),
    producto: createRecords(ctx, 'producto', indexedStore('producto', store('producto'))),
    empresa: createRecords(ctx, 'empresa', empresaStore(ctx, indexedStore('empresa', store('empresa')))),
    slide: createRecords(ctx, 'slide', store('slide')),
    post: createRecords(ctx, 'post', indexedStore('post', store('post'))),
    pagina: createRecords(ctx, 'pagina', indexedStore('pagina', store('pagina'))),
    catalogo: createRecords(ctx, 'catalogo', catalogoStore(store('catalogo'))),
    ajustes: createRecords(ctx, 'ajustes', store('ajustes')),
  }
  const visits = createVisits(ctx)
  const files = watchFiles(ctx)

  return {
    permit,
    records,
    collections,
    public: {
      ...createPublicViews(ctx.database.db),
      ...createSearch(ctx),
      sitemapParts: sitemapParts.bind(null, ctx.database.db),
      sitemapOf: sitemapOf.bind(null, ctx.database.db),
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
    /** Does what only one node may do at a time, once no other is at it. */
    alone: alone.bind(null, ctx.database),
    admins: { make: makeAdmin.bind(null, ctx), makeFirst: makeFirstAdmin.bind(null, ctx) },
    batch: { update: updateMany, remove: removeMany },
    overview: refusing(async (_permit: Permit) => ({
      ...(await overview(ctx.database.db)),
      backup: await backupState(ctx),
      files_away_since: files.awaySince(),
    })),
    activity: refusing((_permit: Permit, slice: Slice, kind: ActivityKind | undefined) =>
      listActivity(ctx.database.db, { ...slice, kind }),
    ),
    notices: refusing((permit: Permit) => noticesOf(ctx, permit.actorId)),
    addTextPicture: refusing(addTextPicture.bind(null, ctx)),
    visits,
    files: ctx.files,
    drawPreview: drawPreview.bind(null, ctx.decoder),
    maintain: (alone: boolean) => maintain(ctx, { visits, files }, alone),
    condition: () => conditionOf(ctx, files),
    /** Throws when the database does not answer. */
    check: async (): Promise<void> => {
      await sql`select 1`.execute(ctx.database.db)
    },
    /** Whether the file store answered when it was last looked at. */
    filesAnswer: () => files.awaySince() === null,
    /** Whether nothing has been put into the site yet. */
    isEmpty: async (): Promise<boolean> =>
      (await ctx.database.db.selectFrom('categoria').select('id').limit(1).executeTakeFirst()) === undefined,
    systemActor: (id: number, role: Role = 'admin'): Actor => ({ kind: 'system', id, role }),
  }
}

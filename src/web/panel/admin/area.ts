import { panelApi, panelSite } from '../../../contract/panelPaths.ts'
import { api, site } from '../../../contract/paths.ts'
import { ajustes } from '../../../contract/resources/ajustes.ts'
import { resources } from '../../../contract/resources/index.ts'
import { activityTexts, panel } from '../../../contract/texts/panel.ts'
import { queueTexts } from '../../../contract/texts/proposals.ts'
import { trashTexts } from '../../../contract/texts/trash.ts'
import type { Area } from '../area.ts'

/** The administration: every resource, the site's settings, the administrator's own account. */
export const adminArea: Area = {
  audience: 'admin',
  home: site.admin,
  title: 'Administración',
  resources: Object.values(resources),
  extras: [
    { segment: 'propuestas', label: queueTexts.title, inMenu: true },
    { segment: 'ajustes', label: ajustes.texts.many, inMenu: true, resource: ajustes },
    { segment: 'actividad', label: activityTexts.title, inMenu: true },
    { segment: 'papelera', label: trashTexts.title, inMenu: true },
    { segment: 'cuenta', label: panel.account, inMenu: false },
  ],
  calls: {
    list: api.admin,
    item: api.adminItem,
    restore: panelApi.adminTrashRestore,
    batch: api.adminBatch,
    ids: api.adminIds,
    order: api.adminOrder,
    preview: api.adminPreview,
    full: (resource, id) => panelApi.full(api.adminItem(resource, id)),
  },
  paths: {
    list: site.adminList,
    create: site.adminCreate,
    edit: site.adminEdit,
    history: panelSite.adminHistory,
    full: panelSite.adminFull,
  },
}

import { panelApi, panelSite } from '../../../contract/panelPaths.ts'
import { api, site } from '../../../contract/paths.ts'
import { resources } from '../../../contract/resources/index.ts'
import { panel } from '../../../contract/texts/panel.ts'
import type { Area } from '../area.ts'

/** A client's own branches and account. The page's head links to the account, because the side menu has one entry. */
export const clienteArea: Area = {
  audience: 'cliente',
  home: site.cliente,
  title: 'CLIENTE',
  resources: [resources.empresa],
  extras: [{ segment: 'cuenta', label: panel.account, inMenu: false }],
  calls: {
    list: () => api.clientEmpresa,
    item: (_resource, id) => api.clientEmpresaItem(id),
    preview: (_resource, id) => api.clientEmpresaPreview(id),
    restore: panelApi.clientTrashRestore,
  },
  paths: {
    list: () => site.clienteEmpresa,
    create: () => site.clienteCreate,
    edit: (_resource, id) => site.clienteEdit(id),
    history: (_resource, id) => panelSite.clienteHistory(id),
  },
}

import { z } from 'zod'
import { traitsOf } from '../../contract/kinds/index.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, site } from '../../contract/paths.ts'
import type { Action, Audience, Operation, Resource } from '../../contract/resource.ts'
import {
  type CollectionName,
  collections,
  type ResourceName,
  resources,
} from '../../contract/resources/index.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import { batchAnswer, entries, items, previewLink } from '../../contract/views.ts'
import { idList } from '../routes/batch.ts'
import { inputBodies } from './bodies.ts'
import {
  answered,
  type Call,
  type Calls,
  type DocumentedAnswer,
  emptied,
  listed,
  paging,
  type RequestBody,
  sends,
} from './call.ts'
import { inputExample, itemExamples } from './examples.ts'
import { recordShown, recordWaiting, WAITS, withdrawal } from './proposalCalls.ts'

/** Returns the calls of every collection, from its description: its lists, bodies and answers. */
export function recordCalls(): Record<string, Call> {
  const calls: Record<string, Call> = {}
  for (const name of Object.keys(resources) as ResourceName[])
    Object.assign(calls, callsOf(name, 'admin', api.admin(name)), batchCalls(name))
  return { ...calls, ...callsOf('empresa', 'cliente', api.clientEmpresa), ...settingsCalls() }
}

const UNSENT = 'Lo que no se envía queda como está.'
const BY_POST =
  'Lo mismo que PUT, para formularios: con `_method=PUT` en la dirección o en el cuerpo. Sin él, 405.'
const byPost: Pick<Call, 'query'> = {
  query: { _method: z.literal('PUT').describe('O como campo del cuerpo.') },
}

function callsOf(name: CollectionName, audience: Audience, base: string): Record<string, Call> {
  const resource: Resource<CollectionName> = collections[name]
  const { one, many } = resource.texts
  const tag = tagOf(audience, many)
  const id = (verb: string) => idOf(audience, name, verb)
  const held = resource[audience]?.held !== undefined
  const own = audience === 'cliente' ? ' Solo los registros propios; los demás son 404.' : ''
  /** A client may add a limited number of records and pictures. */
  const rationed = audience === 'cliente' ? (['too_many'] as const) : []
  const { schema, example } = recordShown(name, audience)
  const item = answered('El registro.', schema, example)
  const saved: DocumentedAnswer = { ...item, says: 'El registro, ya guardado.', headers: ['ETag'] }

  const update = (action: 'update' | 'full', verb: string, summary: string, details: string): Call => ({
    id: id(verb),
    tag,
    summary,
    details: details + own,
    body: bodyOf(name, audience, action),
    answers: held ? [saved, { ...saved, status: 202, says: WAITS, example: recordWaiting(name) }] : [saved],
    refuses: ['not_found', ...rationed],
    versions: 'matches',
  })
  const known: Record<Operation, Record<string, Call>> = {
    list: {
      [`GET ${base}`]: {
        id: id('List'),
        tag,
        summary: `${many}: lista`,
        details: `Una página, en el orden del recurso, sin cuerpos HTML.${own}`,
        query: { ...paging, ...searching(resource) },
        answers: [listed('La página pedida.', held ? schema : entries[name], example)],
        refuses: ['invalid'],
      },
    },
    create: {
      [`POST ${base}`]: {
        id: id('Create'),
        tag,
        summary: `${one}: crear`,
        body: bodyOf(name, audience, 'create'),
        answers: [{ ...saved, status: 201, says: 'El registro nuevo.', headers: ['Location', 'ETag'] }],
        refuses: rationed,
        repeatable: true,
      },
    },
    get: {
      [`GET ${base}/:id`]: {
        id: id('Get'),
        tag,
        summary: `${one}: consultar`,
        details: `Todos los campos.${own}`,
        answers: [item],
        refuses: ['not_found'],
        versions: 'sends',
      },
    },
    update: {
      [`PUT ${base}/:id`]: update('update', 'Update', `${one}: actualizar`, UNSENT),
      [`POST ${base}/:id`]: {
        ...update('update', 'UpdateByPost', `${one}: actualizar desde un formulario`, BY_POST),
        ...byPost,
        refuses: ['not_found', 'method_not_allowed', ...rationed],
      },
    },
    full: {
      [`PUT ${panelApi.full(`${base}/:id`)}`]: update(
        'full',
        'UpdateFull',
        `${one}: actualizar todos los datos`,
        `Cualquier campo. ${UNSENT}`,
      ),
      [`POST ${panelApi.full(`${base}/:id`)}`]: {
        ...update(
          'full',
          'UpdateFullByPost',
          `${one}: actualizar todos los datos desde un formulario`,
          BY_POST,
        ),
        ...byPost,
        refuses: ['not_found', 'method_not_allowed', ...rationed],
      },
    },
    remove: {
      [`DELETE ${base}/:id`]: {
        id: id('Remove'),
        tag,
        summary: `${one}: borrar`,
        details: `Queda 30 días en la papelera.${own}`,
        answers: [{ ...emptied('Borrado.'), ...(resource.unversioned ? {} : { headers: ['X-Papelera'] }) }],
        refuses: ['not_found'],
        versions: 'matches',
      },
    },
  }
  return Object.assign(
    {},
    ...(resource[audience]?.operations ?? []).map((operation) => known[operation]),
    held ? withdrawal(`${base}/:id`, { id: id('Withdraw'), tag }, one) : {},
    resource.visitors?.preview ? previewCall(resource, audience, base) : {},
  )
}

const previewCall = ({ name, texts }: Resource<CollectionName>, audience: Audience, base: string): Calls => ({
  [`POST ${base}/:id/vista-previa`]: {
    id: idOf(audience, name, 'Preview'),
    tag: tagOf(audience, texts.many),
    summary: `${texts.one}: ver antes de publicar`,
    details:
      'Una dirección secreta que durante 7 días muestra el registro como está guardado a quien la tenga, publicado o no.',
    answers: [
      {
        ...answered('La dirección, y hasta cuándo sirve.', previewLink, {
          url: `https://zocalo.example${site.preview(EXAMPLE_SECRET)}`,
          expira: '2026-03-09T18:00:00.000Z',
        }),
        status: 201,
      },
    ],
    refuses: ['not_found', ...(audience === 'cliente' ? (['too_many'] as const) : [])],
  },
})

const EXAMPLE_SECRET = 'kq3yYxJ0bq0m1fT5v0cR2uWn8sLZ4dPgHaE7iXoMtBY'

const tagOf = (audience: Audience, many: string) =>
  audience === 'cliente' ? 'Área de clientes' : `Administración: ${many}`

const idOf = (audience: Audience, name: CollectionName, verb: string) =>
  `${audience}${name.charAt(0).toUpperCase()}${name.slice(1)}${verb}`

const bodyOf = (name: CollectionName, audience: Audience, action: Action): RequestBody => ({
  ...inputBodies(collections[name], audience, action),
  example: inputExample(name, audience, action),
})

function searching(resource: Resource): Record<string, z.ZodType> {
  const filters = Object.entries(resource.fields).filter(([, field]) => traitsOf(field).filterable)
  return {
    q: z
      .string()
      .max(LONGEST_SEARCH)
      .describe('Busca en los campos de texto, sin distinguir acentos ni mayúsculas.'),
    sort: z
      .enum(resource.sortable.flatMap((field) => [field, `-${field}`]))
      .describe('Campo por el que se ordena; con `-` delante, de mayor a menor.'),
    ...Object.fromEntries(
      filters.map(([name, { label, schema }]) => [
        name,
        schema.describe(`Solo los que tienen este valor en «${label}».`),
      ]),
    ),
  }
}

function batchCalls(name: ResourceName): Record<string, Call> {
  const resource: Resource = resources[name]
  const tag = `Administración: ${resource.texts.many}`
  const answer = answered('Lo que se hizo y lo que no.', batchAnswer, { done: [12, 13], failed: [] })
  const removes = resource.admin.operations.includes('remove')
  const lote: Call = {
    id: idOf('admin', name, 'Batch'),
    tag,
    summary: `${resource.texts.many}: cambiar varios`,
    details: `Hasta 100 registros: \`cambios\` con los campos nuevos${removes ? ' o `borrar: true`. Los envíos con el mismo `lote` se restauran juntos' : ''}.`,
    body: sends(
      {
        ids: idList,
        cambios: inputBodies(resource, 'admin', 'update').json.optional(),
        ...(removes && { borrar: z.boolean().optional(), lote: z.uuid().nullish() }),
      },
      { ids: [12, 13], cambios: firstChange(name) },
    ),
    answers: [removes ? { ...answer, sometimes: ['X-Papelera'] } : answer],
  }
  const orden: Call = {
    id: idOf('admin', name, 'Reorder'),
    tag,
    summary: `${resource.texts.many}: ordenar`,
    details:
      'Los registros quedan en el orden de `ids`, todos o ninguno; los demás conservan su lugar, aunque haya números iguales.',
    body: sends({ ids: idList }, { ids: [13, 12] }),
    answers: [answer],
    refuses: ['not_found'],
  }
  const all: Call = {
    id: idOf('admin', name, 'Ids'),
    tag,
    summary: `${resource.texts.many}: los \`id\` de toda una lista`,
    details: 'Los de todas sus páginas, en su orden: como máximo los primeros 10 000.',
    query: searching(resource),
    answers: [{ ...answered('Los `id`.', z.array(z.int().min(1)), [12, 13]), headers: ['X-Total-Count'] }],
    refuses: ['invalid'],
  }
  return {
    [`GET ${api.adminIds(name)}`]: all,
    [`POST ${api.adminBatch(name)}`]: lote,
    ...(resource.order !== 'id' && { [`PUT ${api.adminOrder(name)}`]: orden }),
  }
}

const firstChange = (name: ResourceName) =>
  Object.fromEntries(Object.entries(inputExample(name, 'admin', 'update')).slice(0, 1))

function settingsCalls(): Record<string, Call> {
  const tag = 'Administración: Ajustes'
  const item = answered('Los ajustes.', items.ajustes, itemExamples.ajustes)
  const update = (id: string, summary: string, details: string): Call => ({
    id,
    tag,
    summary,
    details,
    body: bodyOf('ajustes', 'admin', 'update'),
    answers: [{ ...item, headers: ['ETag'] }],
    versions: 'matches',
  })
  return {
    [`GET ${api.adminAjustes}`]: {
      id: 'adminAjustesGet',
      tag,
      summary: 'Ajustes: consultar',
      answers: [item],
      versions: 'sends',
    },
    [`PUT ${api.adminAjustes}`]: update('adminAjustesUpdate', 'Ajustes: actualizar', UNSENT),
    [`POST ${api.adminAjustes}`]: {
      ...update('adminAjustesUpdateByPost', 'Ajustes: actualizar desde un formulario', BY_POST),
      ...byPost,
      refuses: ['method_not_allowed'],
    },
  }
}

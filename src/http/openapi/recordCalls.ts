import type { Field } from '../../contract/fields.ts'
import { api } from '../../contract/paths.ts'
import {
  type Action,
  type Audience,
  inputFields,
  isFile,
  type Operation,
  type Resource,
} from '../../contract/resource.ts'
import {
  type CollectionName,
  collections,
  type ResourceName,
  resources,
} from '../../contract/resources/index.ts'
import { LONGEST_SEARCH } from '../../contract/searchText.ts'
import { bodyNames } from './bodies.ts'
import {
  type Answer,
  answered,
  type Call,
  emptied,
  listed,
  paging,
  type Query,
  type RequestBody,
} from './call.ts'
import { inputExample, itemExample, listExample } from './examples.ts'
import { fieldSchema } from './fieldSchema.ts'
import { nameOf, ref } from './jsonSchema.ts'
import { listNameOf } from './schemas.ts'

/** The calls of every collection, from its description: what it lists, takes and answers. */
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
  query: [{ name: '_method', says: 'O como campo del cuerpo.', schema: { const: 'PUT' } }],
}

function callsOf(name: CollectionName, audience: Audience, base: string): Record<string, Call> {
  const resource: Resource = collections[name]
  const { one, many } = resource.texts
  const tag = audience === 'cliente' ? 'Área de clientes' : `Administración: ${many}`
  const id = (verb: string) => `${audience}${nameOf(name)}${verb}`
  const own = audience === 'cliente' ? ' Solo los registros propios; los demás son 404.' : ''
  const item = answered('El registro.', nameOf(name), itemExample(name))
  const saved: Answer = { ...item, says: 'El registro, ya guardado.', headers: ['ETag'] }

  const update = (verb: string, summary: string, details: string): Call => ({
    id: id(verb),
    tag,
    summary,
    details: details + own,
    body: bodyOf(name, audience, 'update'),
    answers: [saved],
    refuses: ['not_found'],
    versions: 'matches',
  })
  const known: Record<Operation, Record<string, Call>> = {
    list: {
      [`GET ${base}`]: {
        id: id('List'),
        tag,
        summary: `${many}: lista`,
        details: `Una página, en el orden del recurso, sin cuerpos HTML.${own}`,
        query: [...paging, ...searching(resource)],
        answers: [listed('La página pedida.', listNameOf(name), listExample(name))],
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
      [`PUT ${base}/:id`]: update('Update', `${one}: actualizar`, UNSENT),
      [`POST ${base}/:id`]: {
        ...update('UpdateByPost', `${one}: actualizar desde un formulario`, BY_POST),
        ...byPost,
        refuses: ['not_found', 'method_not_allowed'],
      },
    },
    remove: {
      [`DELETE ${base}/:id`]: {
        id: id('Remove'),
        tag,
        summary: `${one}: borrar`,
        details: `Se van también sus archivos.${own}`,
        answers: [emptied('Borrado.')],
        refuses: ['not_found'],
        versions: 'matches',
      },
    },
  }
  return Object.assign({}, ...(resource[audience]?.operations ?? []).map((operation) => known[operation]))
}

function bodyOf(name: CollectionName, audience: Audience, action: Action): RequestBody {
  const names = bodyNames(name, audience, action)
  const hasFile = inputFields(collections[name], audience, action).some(([, field]) => isFile(field))
  return {
    json: ref(names.json),
    ...(hasFile && { form: ref(names.form) }),
    example: inputExample(name, audience, action),
  }
}

function searching(resource: Resource): Query[] {
  const filters = Object.entries<Field>(resource.fields).filter(
    ([, field]) => field.kind === 'bool' || field.kind === 'ref',
  )
  return [
    {
      name: 'q',
      says: 'Busca en los campos de texto, sin distinguir acentos ni mayúsculas.',
      schema: { type: 'string', maxLength: LONGEST_SEARCH },
    },
    {
      name: 'sort',
      says: 'Campo por el que se ordena; con `-` delante, de mayor a menor.',
      schema: { type: 'string', enum: resource.sortable.flatMap((field) => [field, `-${field}`]) },
    },
    ...filters.map(([name, field]) => ({
      name,
      says: `Solo los que tienen este valor en «${field.label}».`,
      schema: fieldSchema(field),
    })),
  ]
}

const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: 100 }

function batchCalls(name: ResourceName): Record<string, Call> {
  const resource: Resource = resources[name]
  const tag = `Administración: ${resource.texts.many}`
  const answers = [answered('Lo que se hizo y lo que no.', 'Lote', { done: [12, 13], failed: [] })]
  const lote: Call = {
    id: `admin${nameOf(name)}Batch`,
    tag,
    summary: `${resource.texts.many}: cambiar varios`,
    details: 'Hasta 100 registros: `cambios` con los campos nuevos o, donde se puede borrar, `borrar: true`.',
    body: {
      json: {
        type: 'object',
        properties: {
          ids,
          cambios: ref(bodyNames(name, 'admin', 'update').json),
          ...(resource.admin.operations.includes('remove') && { borrar: { type: 'boolean' } }),
        },
        required: ['ids'],
      },
      example: { ids: [12, 13], cambios: firstChange(name) },
    },
    answers,
  }
  const orden: Call = {
    id: `admin${nameOf(name)}Reorder`,
    tag,
    summary: `${resource.texts.many}: ordenar`,
    details:
      'Los registros quedan en el orden de `ids`, todos o ninguno; los demás conservan su lugar, aunque haya números iguales.',
    body: { json: { type: 'object', properties: { ids }, required: ['ids'] }, example: { ids: [13, 12] } },
    answers,
    refuses: ['not_found'],
  }
  const all: Call = {
    id: `admin${nameOf(name)}Ids`,
    tag,
    summary: `${resource.texts.many}: los \`id\` de toda una lista`,
    details: 'Los de todas sus páginas, en su orden: como máximo los primeros 10 000.',
    query: searching(resource),
    answers: [
      {
        status: 200,
        says: 'Los `id`.',
        schema: { type: 'array', items: { type: 'integer', minimum: 1 } },
        example: [12, 13],
        headers: ['X-Total-Count'],
      },
    ],
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
  const item = answered('Los ajustes.', 'Ajustes', itemExample('ajustes'))
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

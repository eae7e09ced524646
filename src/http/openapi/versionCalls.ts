import { z } from 'zod'
import { omitidos, type Version, version, versionWithValues } from '../../contract/history.ts'
import { schemaName } from '../../contract/item.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api } from '../../contract/paths.ts'
import { type Audience, type Resource, revisableFields } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { answered, type Call, type Calls, type DocumentedAnswer, listed, paging, sends } from './call.ts'
import { itemExamples } from './examples.ts'
import { recordShown, WAITS } from './proposalCalls.ts'

/** Returns the calls for the versions of every collection that has some. */
export function versionCalls(): Calls {
  const all: Resource<CollectionName>[] = Object.values(collections)
  const versioned = all.filter(({ unversioned }) => !unversioned)
  const ofAdmins = versioned.map((resource) => {
    const single = !resource.admin.operations.includes('list')
    return callsAt(resource, 'admin', single ? api.admin(resource.name) : `${api.admin(resource.name)}/:id`)
  })
  const ofClients = callsAt(collections.empresa, 'cliente', `${api.clientEmpresa}/:id`)
  return Object.assign({}, ...ofAdmins, ofClients)
}

const n = z.int().min(1).describe('El número de la versión.')

function callsAt(resource: Resource<CollectionName>, audience: Audience, item: string): Calls {
  const { name, texts } = resource
  const tag = audience === 'cliente' ? 'Área de clientes' : `Administración: ${texts.many}`
  const id = (verb: string) => `${audience}${schemaName(name)}${verb}`
  const own =
    audience === 'cliente' ? ' Solo las de registros propios. De la administración no se dan nombres.' : ''
  const campos = revisableFields(resource, audience).map(([field]) => field)
  const list: Call = {
    id: id('Versions'),
    tag,
    summary: `${texts.one}: versiones`,
    details: `Quién cambió qué y cuándo, de la más nueva a la más antigua. Las de hace más de un año se van, menos las 20 más nuevas.${own}`,
    query: { ...paging, sort: z.enum(['n', '-n']).describe('Con `n`, de la más antigua a la más nueva.') },
    answers: [listed('La página pedida.', version, versionExample(campos))],
    refuses: ['invalid'],
  }
  const read: Call = {
    id: id('Version'),
    tag,
    summary: `${texts.one}: una versión`,
    details: `Con los valores que tenía el registro.${own}`,
    path: { n },
    answers: [
      answered('La versión.', versionWithValues, {
        ...versionExample(campos),
        valores: valuesOf(resource),
      }),
    ],
  }
  const shown = recordShown(name, audience)
  const saved: DocumentedAnswer = {
    ...answered(
      'El registro, ya guardado.',
      shown.schema.extend({
        omitidos: omitidos.describe('Por campo, lo que no se pudo restaurar y por qué.'),
      }),
      { ...shown.example, omitidos: {} },
    ),
    headers: ['ETag'],
  }
  const restore: Call = {
    id: id('RestoreVersion'),
    tag,
    summary: `${texts.one}: restaurar una versión`,
    details:
      'Una actualización como las demás, que deja una versión nueva: con todos los campos o solo los de `campos`. Lo que ya no se puede poner queda como está y se dice en `omitidos`; si nada cambia, no hay versión nueva.' +
      own,
    path: { n },
    body: {
      ...sends({ campos: z.array(z.enum(campos)).min(1).nullish() }, { campos: campos.slice(0, 2) }),
      optional: true,
    },
    answers: resource[audience]?.held ? [saved, { ...saved, status: 202, says: WAITS }] : [saved],
    versions: 'matches',
  }
  return {
    [`GET ${panelApi.versions(item)}`]: list,
    [`GET ${panelApi.versions(item)}/:n`]: read,
    [`POST ${panelApi.versions(item)}/:n/restaurar`]: restore,
  }
}

const versionExample = (campos: readonly string[]): Version => ({
  n: 3,
  at: '2026-03-05T09:30:00.000Z',
  user: 'Ana López',
  action: 'update',
  origen: 'panel',
  lote: null,
  campos: campos.slice(0, 2),
})

const valuesOf = ({ name, fields }: Resource<CollectionName>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { counted }]) =>
      counted ? [] : [[field, Reflect.get(itemExamples[name], field)]],
    ),
  )

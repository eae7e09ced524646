import { z } from 'zod'
import { omitidos, type Trashed, trashEntry, trashed } from '../../contract/history.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { pattern } from '../../contract/paths.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import { RESTORED_AT_ONCE } from '../../contract/trashBounds.ts'
import { formatCount } from '../../contract/values/numbers.ts'
import { batchAnswer, items } from '../../contract/views.ts'
import { answered, type Call, type Calls, emptied, listed, paging, sends } from './call.ts'
import { itemExamples } from './examples.ts'
import { recordShown } from './proposalCalls.ts'

/** The calls of the trash. */

const tag = 'Administración: Papelera'

const entry: z.output<typeof trashEntry> = {
  id: 812,
  tipo: 'empresa',
  record_id: 5,
  title: 'Panadería del Centro',
  at: '2026-03-05T09:30:00.000Z',
  user: 'Administración',
  lote: null,
}

/** A restored record of any collection, with what could not be given back to it. */
const revived = (name: Trashed) => items[name].extend({ omitidos })
const [first = 'empresa', ...others] = trashed
const anyRecord = z.union([revived(first), ...others.map(revived)])
const example = { ...itemExamples.empresa, omitidos: { categoria_id: ['Ya no existe; se dejó sin elegir.'] } }

const own = recordShown('empresa', 'cliente')

const restoring: Omit<Call, 'id' | 'answers'> = {
  tag,
  summary: 'Restaurar un registro',
  details:
    'Vuelve con su `id`, sus archivos y lo que apuntaba a él. `omitidos` dice qué no pudo volver igual. Lo que ya se restauró o se eliminó para siempre es 404.',
  refuses: ['not_found'],
}

export const trashCalls: Calls = {
  [`GET ${panelApi.adminTrash}`]: {
    id: 'adminTrash',
    tag,
    summary: 'Papelera: lista',
    details: 'Lo que se borró en los últimos 30 días, lo último primero.',
    query: {
      tipo: z.enum(trashed).describe('Solo los de este recurso.'),
      q: z.string().max(LONGEST_SEARCH).describe('Busca en los títulos.'),
      ...paging,
    },
    answers: [listed('La página pedida.', trashEntry, entry)],
    refuses: ['invalid'],
  },
  [`POST ${pattern(panelApi.adminTrashRestore, 'id')}`]: {
    ...restoring,
    id: 'adminTrashRestore',
    details: `${restoring.details} Con \`lote: true\` vuelve lo que se borró en la misma operación: hasta ${formatCount(RESTORED_AT_ONCE)} registros; si son más, la misma llamada restaura los siguientes.`,
    body: { ...sends({ lote: z.boolean().nullish() }, {}), optional: true },
    answers: [
      {
        ...answered('El registro; o qué se restauró de un lote.', z.union([batchAnswer, anyRecord]), example),
        sometimes: ['ETag'],
      },
    ],
  },
  [`POST ${pattern(panelApi.clientTrashRestore, 'id')}`]: {
    ...restoring,
    id: 'clientTrashRestore',
    tag: 'Área de clientes',
    details: `${restoring.details} Solo lo que la propia cuenta borró; vuelve en revisión.`,
    answers: [
      {
        ...answered('El registro.', own.schema.extend({ omitidos }), { ...own.example, ...example }),
        headers: ['ETag'],
      },
    ],
  },
  [`DELETE ${pattern(panelApi.adminTrashItem, 'id')}`]: {
    id: 'adminTrashEmpty',
    tag,
    summary: 'Eliminar para siempre',
    details: 'Se van también sus versiones y sus archivos.',
    answers: [emptied('Eliminado.')],
    refuses: ['not_found'],
  },
}

import { readFile } from 'node:fs/promises'
import { localOf } from '../src/contract/values/zone.ts'
import { type Actor, actingBy, type Domain, type FileChange } from '../src/domain/index.ts'
import { type DemoFile, fileOf } from './files.ts'
import { type Edit, ediciones, eliminado, programado, propuestas } from './historia.ts'

/** Who acts in the demo. */
interface People {
  readonly admin: Actor
  /** The owner of a branch, by its name. */
  readonly ownerOf: (branch: string) => Actor
}

/** Returns the id of a record of the demo. Throws when there is none. */
type IdOf = (kind: string, key: string) => number

/**
 * Makes the demo's history, once: the setting by which owners' edits wait is turned on last, and an interrupted load
 * makes nothing twice.
 */
export async function loadHistory(domain: Domain, people: People, idOf: IdOf): Promise<void> {
  const { records } = domain
  const { admin } = people
  const settings = await records.ajustes.get(domain.permit(admin, 'ajustes', 'get'), 1)
  if (settings.item.revisar_cambios) return
  for (const edit of ediciones) await make(domain, people, idOf, edit)
  await addScheduled(domain, admin)
  await addRemoved(domain, admin)
  const review = { values: { revisar_cambios: true }, files: {} }
  await records.ajustes.update(domain.permit(admin, 'ajustes', 'update'), 1, review, null)
  for (const edit of propuestas) await make(domain, people, idOf, edit)
}

/** An edit that was made already changes nothing. */
async function make(domain: Domain, { admin, ownerOf }: People, idOf: IdOf, edit: Edit): Promise<void> {
  const { kind, key, byOwner, values, replace = {}, picture } = edit
  const id = idOf(kind, key)
  const actor = byOwner ? ownerOf(key) : admin
  const permit = actingBy(domain.permit(actor, kind, 'update'), { origen: byOwner ? 'cliente' : 'panel' })
  const { item } = await domain.records[kind].get(permit, id)
  const texts = Object.entries(replace).map(([field, changes]) => [
    field,
    changes.reduce((text, [from, to]) => text.replace(from, to), String(Reflect.get(item, field))),
  ])
  const files: Record<string, FileChange> = picture
    ? { [picture[0]]: await bytesOf(picture[1], picture[2]) }
    : {}
  const input = { values: { ...values, ...Object.fromEntries(texts) }, files }
  await domain.records[kind].update(permit, id, input, null)
}

const DAY_MS = 24 * 3600 * 1000

async function addScheduled(domain: Domain, admin: Actor): Promise<void> {
  const { values, hora, picture } = programado
  const { items } = await domain.records.post.list(domain.permit(admin, 'post', 'list'), {
    page: 1,
    perPage: 1,
    q: values.name,
  })
  if (items.length > 0) return
  const { item } = await domain.records.ajustes.get(domain.permit(admin, 'ajustes', 'get'), 1)
  const tomorrow = localOf(new Date(Date.now() + DAY_MS).toISOString(), item.zona_horaria).slice(0, 10)
  const input = {
    values: { ...values, publicar_el: `${tomorrow}T${hora}` },
    files: { image: await bytesOf('post', picture) },
  }
  await domain.records.post.create(domain.permit(admin, 'post', 'create'), input)
}

async function addRemoved(domain: Domain, admin: Actor): Promise<void> {
  const { values, picture } = eliminado
  const list = await domain.trash.list(domain.permit(admin, 'user', 'list'), {
    page: 1,
    perPage: 1,
    q: values.name,
  })
  if (list.items.length > 0) return
  const files = { image: await bytesOf('producto', picture) }
  const permit = (operation: 'create' | 'remove') =>
    actingBy(domain.permit(admin, 'producto', operation), { origen: 'panel' })
  const { item } = await domain.records.producto.create(permit('create'), { values, files })
  await domain.records.producto.remove(permit('remove'), item.id, null)
}

const bytesOf = async (kind: DemoFile, key: string): Promise<FileChange> => ({
  put: await readFile(fileOf(kind, key)),
})

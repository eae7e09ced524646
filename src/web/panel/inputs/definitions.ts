import { useCallback } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import { targetOfMany } from '../../../contract/references.ts'
import { type AttributeType, attributeTypes } from '../../../contract/values/attributes.ts'
import type { Area } from '../area.ts'
import type { PanelItem } from '../calls.ts'
import { objectsIn, textsIn } from '../form/kinds/stored.ts'
import { readOnce } from '../targets.ts'
import { type LoadState, useLoad } from '../ui/useLoad.ts'

/** What an administrator defined that records can say of themselves. */
export interface Definition {
  readonly slug: string
  readonly nombre: string
  readonly tipo: AttributeType
  readonly opciones: readonly string[]
  /** Of a number; '' for none. */
  readonly unidad: string
  /** The categories that it applies to; none for all. */
  readonly categorias: readonly { readonly id: string; readonly nombre: string }[]
}

/** Loads the definitions in their order: in an area that has the collection all, elsewhere those that visitors see. */
export function useDefinitions(area: Area, field: Field): LoadState<readonly Definition[]> {
  const path = pathOf(area, field)
  return useLoad(useCallback(async () => (await readOnce(path)).flatMap(definitionsOf), [path]))
}

function pathOf(area: Area, field: Field): string {
  const own = area.resources.find(({ name }) => name === field.toMany)
  const list = own ? area.calls.list(own.name) : targetOfMany(field)?.visitors?.list?.at
  return `${list}?per_page=500`
}

function definitionsOf({ slug, nombre, tipo, opciones, unidad, categorias }: PanelItem): Definition[] {
  const type = attributeTypes.find(([one]) => one === tipo)
  if (!type) return []
  return [
    {
      slug: String(slug),
      nombre: String(nombre),
      tipo: type[0],
      opciones: textsIn(opciones),
      unidad: type[0] === 'numero' ? String(unidad ?? '') : '',
      categorias: objectsIn(categorias).map(({ id, nombre: of }) => ({ id: String(id), nombre: String(of) })),
    },
  ]
}

/** Definitions under a heading. */
export interface DefinitionGroup {
  /** The category's name; null for what every category has. */
  readonly heading: string | null
  readonly definitions: readonly Definition[]
}

/** Returns the definitions that apply to these categories: first those of all, then those of each. */
export function groupsOf(definitions: readonly Definition[], chosen: readonly string[]): DefinitionGroup[] {
  const general = definitions.filter(({ categorias }) => categorias.length === 0)
  const shown = new Set(general)
  const own = chosen.map((id): DefinitionGroup => {
    const of = definitions.filter((one) => !shown.has(one) && one.categorias.some((other) => other.id === id))
    for (const one of of) shown.add(one)
    const category = of.flatMap(({ categorias }) => categorias).find((one) => one.id === id)
    return { heading: category?.nombre ?? null, definitions: of }
  })
  return [{ heading: null, definitions: general }, ...own].filter((group) => group.definitions.length > 0)
}

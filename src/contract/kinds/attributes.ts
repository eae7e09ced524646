import { attributesSchema, shownAttributes } from '../values/attributes.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/**
 * Values of what the records of `of` define, by their slugs. A request changes those that it names. `by`: the references
 * whose targets say which definitions apply to a record.
 */
export const attributes = <const N extends string>(
  label: string,
  of: N,
  { by, ...options }: Pick<Field, 'group' | 'help'> & { by: readonly string[] },
) =>
  ({
    kind: 'attributes',
    label,
    required: false,
    initial: {},
    toMany: of,
    appliesBy: by,
    ...options,
    schema: attributesSchema(),
    shown: shownAttributes,
  }) as const satisfies Field<Readonly<Record<string, unknown>>>

export const attributesTraits = {
  composite: true,
  rows: true,
  note: {
    description:
      'Por el slug de cada característica: sí o no, número, opción o texto; de varias opciones, una lista. Al guardar cambian solo las que se envían, `null` quita una y las desconocidas no cuentan.',
  },
} as const satisfies Traits

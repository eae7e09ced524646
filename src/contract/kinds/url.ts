import { validation } from '../texts/server.ts'
import { optionalTextSchema, type TextCheck } from '../values/schemas.ts'
import type { Field } from './field.ts'
import { optionalText, type TextOptions } from './text.ts'
import type { Traits } from './traits.ts'

const MAX = 2048

export const url = (label: string, options: TextOptions = {}): Field<string | null> => ({
  ...optionalText(label, MAX, options),
  kind: 'url',
  schema: optionalTextSchema(MAX, urlCheck),
})

export const urlTraits: Traits = {
  note: {
    format: 'iri',
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]',
    description:
      'Con `http` o `https`; el dominio y la ruta, también con letras fuera de ASCII (`ñ.example/ñ`).',
  },
}

/** http and https addresses, with a host. */
const urlCheck: TextCheck = {
  test: (text) => /^https?:\/\/[^\s/?#]/i.test(text) && !/\s/.test(text) && URL.canParse(text),
  message: validation.notUrl,
}

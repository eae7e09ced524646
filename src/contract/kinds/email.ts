import { validation } from '../texts/server.ts'
import { emailKey, isEmail } from '../values/email.ts'
import { checkedText, optionalTextSchema, type TextCheck, textSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import { optionalText } from './text.ts'
import type { Traits } from './traits.ts'

const MAX = 255

/** The e-mail address of an account, unique. */
export const requiredEmail = (label: string): Field<string> => ({
  kind: 'email',
  label,
  required: true,
  max: MAX,
  keyed: true,
  keyFrom: emailKey,
  unique: true,
  searched: true,
  schema: textSchema(MAX, checkedText(MAX, emailCheck)),
})

export const email = (label: string): Field<string | null> => ({
  ...optionalText(label, MAX),
  kind: 'email',
  schema: optionalTextSchema(MAX, emailCheck),
})

export const emailTraits: Traits = {
  taken: validation.emailTaken,
  note: {
    format: 'idn-email',
    description:
      'Con letras de cualquier idioma y con apóstrofo; sin signos que no se ven ni puntos al principio, al final o seguidos. El dominio tiene un punto y no es una dirección IP.',
  },
}

export const emailCheck: TextCheck = { test: isEmail, message: validation.notEmail }

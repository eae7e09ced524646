import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { phoneRefusals as t } from '../texts/values.ts'
import { isNothing, isObject, type Refuse, readerSchema } from './readers.ts'
import { checkedText, requiredNameSchema, textSchema } from './schemas.ts'
import { LONGEST_TEL, telCheck } from './telCheck.ts'

/** A further telephone of a branch, and what it is for. */
export interface Phone {
  readonly nombre: string
  readonly numero: string
}

export const MOST_PHONES = 5
const MAX_NAME = 60

/** Up to five telephones with a name each; nothing is an empty list. What is wrong is reported at its place. */
export const phonesSchema = (): z.ZodType<Phone[]> =>
  readerSchema(readPhones, z.array(shape).max(MOST_PHONES))

const shape = z.object({
  nombre: z.string().meta({ maxLength: MAX_NAME }),
  numero: z.string().meta({ maxLength: LONGEST_TEL }),
})

const name = requiredNameSchema(MAX_NAME)
const number = textSchema(LONGEST_TEL, checkedText(LONGEST_TEL, telCheck))

function readPhones(value: unknown, refuse: Refuse): Phone[] {
  if (isNothing(value)) return []
  if (!Array.isArray(value)) refuse(t.notList)
  else if (value.length > MOST_PHONES) refuse(t.tooMany(MOST_PHONES))
  else return value.flatMap((one, at) => readPhone(one, (message) => refuse(message, at)))
  return []
}

function readPhone(value: unknown, refuse: (message: string) => void): Phone[] {
  if (!isObject(value)) {
    refuse(t.notOne)
    return []
  }
  const nombre = name.safeParse(value.nombre)
  const numero = number.safeParse(value.numero)
  if (!nombre.success) refuse(t.name(MAX_NAME))
  if (!numero.success) refuse(validation.notTel)
  return nombre.success && numero.success ? [{ nombre: nombre.data, numero: numero.data }] : []
}

import { user } from './resources/user.ts'
import { requiredTextSchema } from './values/schemas.ts'

/** The fields of an account (contract.md, section 2): a user's own fields, and a password, which is never shown. */
export const accountFields = {
  name: user.fields.name.schema,
  email: user.fields.email.schema,
  password: requiredTextSchema(200, 8),
}

import { user } from './resources/user.ts'
import { requiredText } from './values/schemas.ts'

/** What an account is made of (contract.md, section 2): a user's own fields, and a password, which is never shown. */
export const accountFields = {
  name: user.fields.name.schema,
  email: user.fields.email.schema,
  password: requiredText(200, 8),
}

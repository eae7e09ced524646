import type { Field } from '../../contract/fields.ts'
import {
  type Action,
  type Audience,
  inputFields,
  inputName,
  isFile,
  type Resource,
} from '../../contract/resource.ts'
import { fieldSchema } from './fieldSchema.ts'
import { type JsonSchema, nameOf } from './jsonSchema.ts'

/** What a write sends, in both forms: JSON with files as data-URLs, multipart with files as parts. */

/** The schema names of a write's two bodies: `ProductoNuevo` and `ProductoNuevoFormulario`. */
export function bodyNames(name: string, audience: Audience, action: Action): { json: string; form: string } {
  const json = `${nameOf(name)}${action === 'create' ? 'Nuevo' : 'Cambios'}${audience === 'cliente' ? 'Cliente' : ''}`
  return { json, form: `${json}Formulario` }
}

/** Both schemas by their names. Unknown fields are ignored by the server, so that none is forbidden. */
export function inputBodies(
  resource: Resource,
  audience: Audience,
  action: Action,
): Record<string, JsonSchema> {
  const names = bodyNames(resource.name, audience, action)
  const fields = inputFields(resource, audience, action)
  const build = (form: boolean): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries([
      ...fields.map(([name, field]) => [inputName(name, field), inputValue(field, action, form)]),
      ...(action === 'update' && fields.some(([, field]) => field.kind === 'image')
        ? [[...withoutImage]]
        : []),
    ]),
    ...requiredOf(action === 'create' ? fields : []),
  })
  return fields.some(([, field]) => isFile(field))
    ? { [names.json]: build(false), [names.form]: build(true) }
    : { [names.json]: build(false) }
}

const withoutImage = [
  'sin_imagen',
  { type: 'boolean', description: '`true` quita la imagen actual.' },
] as const

function requiredOf(fields: [string, Field][]): JsonSchema {
  const required = fields.flatMap(([name, field]) => (field.required ? [inputName(name, field)] : []))
  return required.length > 0 ? { required } : {}
}

function inputValue(field: Field, action: Action, form: boolean): JsonSchema {
  if (isFile(field)) return form ? filePart(field) : dataUrl(field)
  return {
    ...fieldSchema(field),
    ...(action === 'create' && field.initial !== undefined && { default: field.initial }),
    ...(field.help && { description: field.help }),
  }
}

const TYPES = {
  image: 'JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB y 50 megapíxeles',
  pdf: 'PDF de hasta 25 MB',
}
const typesOf = (field: Field) => (field.kind === 'pdf' ? TYPES.pdf : TYPES.image)

const filePart = (field: Field): JsonSchema => ({
  type: 'string',
  contentMediaType: field.kind === 'pdf' ? 'application/pdf' : 'image/*',
  description: `${typesOf(field)}.`,
})

const dataUrl = (field: Field): JsonSchema => ({
  type: ['string', 'null'],
  description: `${typesOf(field)}, como data-URL en base64. Al actualizar, vacío o con el nombre actual conserva el archivo.`,
})

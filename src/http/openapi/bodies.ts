import { z } from 'zod'
import type { Field } from '../../contract/kinds/fields.ts'
import {
  type Action,
  type Audience,
  inputFields,
  inputName,
  isFile,
  type Resource,
} from '../../contract/resource.ts'

/** What a write sends, in both forms: JSON with files as data-URLs, multipart with files as parts. */

/** Both schemas; no `form` where nothing but JSON is taken. Unknown fields are ignored by the server, so that none is forbidden. */
export function inputBodies(
  resource: Resource,
  audience: Audience,
  action: Action,
): { json: z.ZodObject; form?: z.ZodObject } {
  const fields = inputFields(resource, audience, action)
  const noun = resource.name.charAt(0).toUpperCase() + resource.name.slice(1)
  const id = `${noun}${action === 'create' ? 'Nuevo' : 'Cambios'}${audience === 'cliente' ? 'Cliente' : ''}`
  const build = (fileValue: (field: Field) => z.ZodType, id: string) =>
    z
      .looseObject({
        ...Object.fromEntries(
          fields.map(([name, field]) => [
            inputName(name, field),
            inputValue(field, action, isFile(field) ? fileValue(field) : field.schema),
          ]),
        ),
        ...(action === 'update' && fields.some(([, field]) => field.kind === 'image') && withoutImage),
      })
      .meta({ id })
  return {
    json: build(dataUrl, id),
    ...(fields.some(([, field]) => isFile(field)) && { form: build(filePart, `${id}Formulario`) }),
  }
}

const withoutImage = { sin_imagen: z.boolean().optional().describe('`true` quita la imagen actual.') }

function inputValue(field: Field, action: Action, schema: z.ZodType): z.ZodType {
  if (action === 'create' && field.required) return schema
  return schema.optional().meta({
    ...(action === 'create' && !isFile(field) && field.initial !== undefined && { default: field.initial }),
    ...(field.help && { description: field.help }),
  })
}

const TYPES = {
  image: 'JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB y 50 megapíxeles',
  pdf: 'PDF de hasta 25 MB',
}
const typesOf = (field: Field) => (field.kind === 'pdf' ? TYPES.pdf : TYPES.image)

const filePart = (field: Field): z.ZodType =>
  z.string().meta({
    contentMediaType: field.kind === 'pdf' ? 'application/pdf' : 'image/*',
    description: `${typesOf(field)}.`,
  })

const dataUrl = (field: Field): z.ZodType =>
  z
    .string()
    .nullable()
    .describe(
      `${typesOf(field)}, como data-URL en base64. Al actualizar, vacío o con el nombre actual conserva el archivo.`,
    )

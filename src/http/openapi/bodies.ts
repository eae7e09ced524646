import { z } from 'zod'
import type { Field } from '../../contract/kinds/field.ts'
import { isFile, traitsOf } from '../../contract/kinds/index.ts'
import type { FileTraits } from '../../contract/kinds/traits.ts'
import { type Action, type Audience, inputFields, inputName, type Resource } from '../../contract/resource.ts'

/** The bodies of writes, in both forms: JSON with files as data-URLs, multipart with files as parts. */

/**
 * Returns both schemas; no `form` when the resource has no files. They forbid no unknown fields, because the server
 * ignores those.
 */
export function inputBodies(
  resource: Resource,
  audience: Audience,
  action: Action,
): { json: z.ZodObject; form?: z.ZodObject } {
  const fields = inputFields(resource, audience, action)
  const noun = resource.name.charAt(0).toUpperCase() + resource.name.slice(1)
  const id = `${noun}${action === 'create' ? 'Nuevo' : 'Cambios'}${audience === 'cliente' ? 'Cliente' : ''}`
  const build = (fileValue: (file: FileTraits) => z.ZodType, id: string) =>
    z
      .looseObject({
        ...Object.fromEntries(
          fields.map(([name, field]) => {
            const { file } = traitsOf(field)
            return [inputName(name, field), inputValue(field, action, file ? fileValue(file) : field.schema)]
          }),
        ),
        ...(action === 'update' && Object.fromEntries(fields.flatMap(([, field]) => clearing(field)))),
      })
      .meta({ id })
  return {
    json: build(dataUrl, id),
    ...(fields.some(([, field]) => isFile(field)) && { form: build(filePart, `${id}Formulario`) }),
  }
}

function clearing(field: Field): [string, z.ZodType][] {
  const { cleared } = traitsOf(field).file ?? {}
  return cleared ? [[cleared.by, z.boolean().optional().describe(cleared.says)]] : []
}

function inputValue(field: Field, action: Action, schema: z.ZodType): z.ZodType {
  if (action === 'create' && field.required) return schema
  return schema.optional().meta({
    ...(action === 'create' && !isFile(field) && field.initial !== undefined && { default: field.initial }),
    ...(field.help && { description: field.help }),
  })
}

const filePart = ({ mediaType, accepted }: FileTraits): z.ZodType =>
  z.string().meta({ contentMediaType: mediaType, description: `${accepted}.` })

const dataUrl = ({ accepted }: FileTraits): z.ZodType =>
  z
    .string()
    .nullable()
    .describe(
      `${accepted}, como data-URL en base64. Al actualizar, vacío o con el nombre actual conserva el archivo.`,
    )

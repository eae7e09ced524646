import { z } from 'zod'
import type { Field } from '../../contract/kinds/field.ts'
import { hasFiles, isFile, traitsOf } from '../../contract/kinds/index.ts'
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
  const id = `${noun}${NOUNS[action]}${audience === 'cliente' ? 'Cliente' : ''}`
  const build = (members: Members, id: string) =>
    z
      .looseObject({
        ...Object.fromEntries(
          fields.flatMap(([name, field]) =>
            members(inputName(name, field), field).map(([member, schema]) => [
              member,
              inputValue(field, action, schema),
            ]),
          ),
        ),
        ...(action !== 'create' && Object.fromEntries(fields.flatMap(([, field]) => clearing(field)))),
      })
      .meta({ id })
  return {
    json: build(inJson, id),
    ...(fields.some(([, field]) => hasFiles(field)) && { form: build(inForm, `${id}Formulario`) }),
  }
}

/** The members of a body that say a field's value, with their schemas. */
type Members = (name: string, field: Field) => (readonly [string, z.ZodType])[]

const inJson: Members = (name, field) => {
  const { file, files } = traitsOf(field)
  return [[name, file ? dataUrl(file) : files ? listOf(field, files) : (field.sent ?? field.schema)]]
}

const inForm: Members = (name, field) => {
  const { file, files, composite } = traitsOf(field)
  if (files)
    return [
      [`${name}[0]`, filePart(files)],
      [`${name}_alt[0]`, z.string()],
    ]
  return [[name, file ? filePart(file) : composite ? jsonText : field.schema]]
}

const jsonText = z.string().meta({ contentMediaType: 'application/json' })

const NOUNS: Readonly<Record<Action, string>> = { create: 'Nuevo', update: 'Cambios', full: 'Datos' }

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

const listOf = ({ schema }: Field, { accepted }: FileTraits): z.ZodType =>
  schema.meta({
    description: `En su orden. \`foto\` es el nombre de una imagen de este registro, o una nueva como data-URL: ${accepted}. En un formulario, \`fotos[0]\`, \`fotos_alt[0]\` y así.`,
  })

const dataUrl = ({ accepted }: FileTraits): z.ZodType =>
  z
    .string()
    .nullable()
    .describe(
      `${accepted}, como data-URL en base64. Al actualizar, vacío o con el nombre actual conserva el archivo.`,
    )

/** Says how a kind of field differs from plain text. Generic code asks for these, never for a kind by name. */
export interface Traits {
  /** The value is HTML. */
  readonly html?: true
  /** The text that a person types stands for a number. */
  readonly number?: true
  /** The value is a list or an object: a form of text parts sends it as JSON. */
  readonly composite?: true
  /** It is stored in several columns, whose names are the field's and one of these: `ubicacion_lat`. */
  readonly columns?: readonly string[]
  /** It is stored as rows of a table of its own: `empresa_categorias`. */
  readonly rows?: true
  /** Lists can be filtered by the value. */
  readonly filterable?: true
  /** The value is the name of a stored file. */
  readonly file?: FileTraits
  /** The value is a list of stored files, each with a description. */
  readonly files?: FileTraits
  /** Whether two values are the same, when the same members do not decide it. */
  readonly same?: (one: unknown, other: unknown) => boolean
  /** The message for a unique value that another record has, when not the usual one. */
  readonly taken?: string
  /** Keywords of JSON Schema that the parser cannot give. */
  readonly note?: Readonly<Record<string, string>>
}

export interface FileTraits {
  readonly mediaType: 'image/*' | 'application/pdf'
  /** The member of a request's body that removes the file, and its description in the API's document. */
  readonly cleared?: { readonly by: string; readonly says: string }
  /** The address where a collection's file is served. */
  readonly address: (collection: string, file: string) => string
  /** The message when the file is required and absent. */
  readonly missing: string
  /** The server's message for a file that it cannot read. */
  readonly unusable: string
  /** The browser's messages for a chosen file with another media type, or with too many bytes. */
  readonly otherType: string
  readonly tooBig: string
  /** What the API's document says about the files that are accepted, and its example: a shortened data URL. */
  readonly accepted: string
  readonly example: string
}

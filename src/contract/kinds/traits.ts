/** What sets a kind of field apart, in the terms in which generic code asks: it never asks for a kind by name. */
export interface Traits {
  /** Its text is HTML: cleaned when it arrives, left out of lists. */
  readonly html?: true
  /** What a person types stands for a number. */
  readonly number?: true
  /** Lists can be narrowed to the records with one value. */
  readonly filterable?: true
  /** Its value is a stored file's name. */
  readonly file?: FileTraits
  /** Said of a unique value that another record has, where there is more to say than that. */
  readonly taken?: string
  /** What its JSON Schema says beside what its parser does. */
  readonly note?: Readonly<Record<string, string>>
}

export interface FileTraits {
  /** Of the files that are taken. */
  readonly mediaType: 'image/*' | 'application/pdf'
  /** The member of a request that takes the file away, and what the API's document says of it. */
  readonly cleared?: { readonly by: string; readonly says: string }
  /** Where a file is served. */
  readonly address: (collection: string, file: string) => string
  /** Said where a file has to be sent, and of one that nobody can use. */
  readonly missing: string
  readonly unusable: string
  /** Said in the browser of a chosen file, as far as its declared type and its size tell. */
  readonly otherType: string
  readonly tooBig: string
  /** What the API's document says is taken, and a shortened data-URL. */
  readonly accepted: string
  readonly example: string
}

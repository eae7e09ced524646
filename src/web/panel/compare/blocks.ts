/** A rich text as a list of its blocks, whatever elements they are nested in. */
export interface Block {
  readonly form: BlockForm
  readonly tokens: readonly Token[]
}

/** How a block is set. */
export interface BlockForm {
  readonly type: BlockType
  /** How many lists it is in. */
  readonly depth: number
  readonly align: string
}

export type BlockType = 'p' | 'h1' | 'h2' | 'h3' | 'ul' | 'ol'

/** A word, a space, a sign or a line break; or a picture, whose text is its address. */
export interface Token {
  readonly text: string
  readonly marks: Marks
  /** The alternative text, if it is a picture. */
  readonly alt?: string
}

/** What the toolbar gave words: by name, its value where it has one, such as a colour or an address. */
export type Marks = Readonly<Partial<Record<Mark, string>>>
export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'colour' | 'background' | 'link'

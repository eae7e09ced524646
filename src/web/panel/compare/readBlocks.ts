import type { Block, BlockForm, BlockType, Marks, Token } from './blocks.ts'
import { wordsOf } from './words.ts'

/** Returns the blocks of a stored text's HTML. Loads and runs nothing of it. */
export function readBlocks(html: string): Block[] {
  const writer = createWriter()
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const child of body.childNodes) read(child, outside, writer)
  return writer.blocks
}

/** What the elements around a node say of it. */
interface Place {
  readonly form: BlockForm
  readonly marks: Marks
}

const outside: Place = { form: { type: 'p', depth: 0, align: '' }, marks: {} }

type Writer = ReturnType<typeof createWriter>

function createWriter() {
  const blocks: { form: BlockForm; tokens: Token[] }[] = []
  let open = false
  return {
    blocks,
    /** Begins a block. An item's first paragraph is the item. */
    start: (form: BlockForm) => {
      if (open && blocks.at(-1)?.tokens.length === 0) blocks.pop()
      blocks.push({ form, tokens: [] })
      open = true
    },
    end: () => {
      open = false
    },
    add: (tokens: readonly Token[], form: BlockForm) => {
      // The white space between two elements is no text.
      if (!open && tokens.every(({ text }) => text === ' ')) return
      if (!open) blocks.push({ form, tokens: [] })
      open = true
      for (const token of tokens) blocks.at(-1)?.tokens.push(token)
    },
  }
}

function read(node: Node, place: Place, writer: Writer): void {
  if (node instanceof Text) {
    const words = wordsOf(node.data.replace(/[ \t\r\n\f]+/g, ' '))
    writer.add(
      words.map((text) => ({ text, marks: place.marks })),
      place.form,
    )
  }
  if (!(node instanceof HTMLElement)) return
  const tag = node.tagName.toLowerCase()
  const within = placeIn(node, tag, place)
  if (tag === 'br') writer.add([{ text: '\n', marks: {} }], place.form)
  if (node instanceof HTMLImageElement) {
    const [text, alt] = [node.getAttribute('src') ?? '', node.alt]
    writer.add([{ text, alt, marks: {} }], place.form)
  }
  const isBlock = tag in blockTypes || tag === 'li'
  if (isBlock) writer.start(within.form)
  for (const child of node.childNodes) {
    if (listTypes[child.nodeName.toLowerCase()]) writer.end()
    read(child, within, writer)
  }
  if (isBlock || listTypes[tag]) writer.end()
}

const blockTypes: Readonly<Record<string, BlockType>> = { p: 'p', h1: 'h1', h2: 'h2', h3: 'h3' }
const listTypes: Readonly<Record<string, BlockType>> = { ul: 'ul', ol: 'ol' }

function placeIn(element: HTMLElement, tag: string, { form, marks }: Place): Place {
  const list = listTypes[tag]
  // A paragraph of an item is set like the item.
  const type = list ?? (form.depth > 0 && tag === 'p' ? form.type : (blockTypes[tag] ?? form.type))
  const align = element.style.textAlign || form.align
  return {
    form: { type, depth: form.depth + (list ? 1 : 0), align },
    marks: { ...marks, ...markOf(element, tag) },
  }
}

function markOf(element: HTMLElement, tag: string): Marks {
  const { color, backgroundColor } = element.style
  const href = tag === 'a' && element.getAttribute('href')
  return {
    ...((tag === 'strong' || tag === 'b') && { bold: '' }),
    ...((tag === 'em' || tag === 'i') && { italic: '' }),
    ...(tag === 'u' && { underline: '' }),
    ...((tag === 's' || tag === 'del') && { strike: '' }),
    ...(color && { colour: color }),
    ...(backgroundColor && { background: backgroundColor }),
    ...(href && { link: href }),
  }
}

/** HTML that is safe to put on the page. */
export interface Markup {
  readonly source: string
}

type Part = Markup | string | number | false | undefined | readonly Part[]

/** Makes HTML of a template: inserted texts are escaped, unless they are markup already. */
export function markup(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return { source: pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece) }
}

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part !== 'object') return escaped(String(part))
  return 'source' in part ? part.source : part.map(written).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Parses a telephone as people write it, `55 5555 0101, ext. 12`: its number, and the text after each `ext.`. */
export function telephoneParts(text: string): { number: string; extensions: string[] } {
  const [number = '', ...extensions] = text.toLowerCase().split('ext')
  return {
    number: extensions.length > 0 ? number.trimEnd().replace(/,$/, '') : number,
    extensions: extensions.map((part) => part.replace(/^\./, '').trim()),
  }
}

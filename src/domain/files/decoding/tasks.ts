import type { Limits } from './limits.ts'
import type { Decoded, Done, Given, Task } from './orders.ts'

const pictures = () => import('./pictures.ts')
const documents = () => import('./documents.ts')

/** The tasks. Each library is loaded with the first task that needs it. */
export const tasks: {
  readonly [T in Task]: (bytes: Buffer, given: Given[T], limits: Limits) => Promise<Done<Decoded[T]>>
} = {
  picture: async (bytes) => (await pictures()).copiesOf(bytes),
  cover: async (bytes, _, limits) => (await documents()).coverOf(bytes, limits),
  document: async (bytes, _, limits) => (await documents()).pagesOf(bytes, limits),
  text: async (bytes, _, limits) => (await documents()).pdfTexts(bytes, limits),
  preview: async (bytes, size) => (await pictures()).drawPreview(bytes, size),
}

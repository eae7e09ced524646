import { pdfFilePath } from '../../files/pdfs.ts'
import { receivePdf } from '../../files/received.ts'
import type { StoredKind } from './stored.ts'

export const storedPdf = {
  file: {
    receive: (ctx, permit, _collection, bytes) => receivePdf(ctx, permit, bytes),
    names: (name) => (typeof name === 'string' ? [name] : []),
    paths: (_collection, name) => [pdfFilePath(name)],
  },
} satisfies StoredKind

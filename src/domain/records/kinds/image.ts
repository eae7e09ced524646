import { imageFilePaths } from '../../files/images.ts'
import { receivePicture } from '../../files/received.ts'
import type { StoredKind } from './stored.ts'

export const storedImage = {
  file: {
    receive: receivePicture,
    paths: imageFilePaths,
    names: (name) => (typeof name === 'string' ? [name] : []),
  },
} satisfies StoredKind

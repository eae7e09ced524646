import { imageFilePaths } from '../../files/images.ts'
import { receivePicture } from '../../files/received.ts'
import { storedList } from './json.ts'
import type { StoredKind } from './stored.ts'

export const storedImages = {
  ...storedList,
  file: { receive: receivePicture, paths: imageFilePaths, names: namesIn, member: 'foto' },
} satisfies StoredKind

function namesIn(value: unknown): string[] {
  const pictures: unknown[] = Array.isArray(value) ? value : []
  return pictures.flatMap((one) => {
    const name: unknown = Reflect.get(Object(one), 'foto')
    return typeof name === 'string' && name !== '' ? [name] : []
  })
}

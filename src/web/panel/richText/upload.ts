import { api } from '../../../contract/paths.ts'
import { call } from '../calls.ts'

export interface UploadedPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Stores a picture for a text. Throws ApiError. */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData()
  body.append('imagen', file)
  return (await call<UploadedPicture>(api.adminImage, { method: 'POST', body })).data
}

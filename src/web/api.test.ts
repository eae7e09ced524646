import { describe, expect, it } from 'vitest'
import { messages } from '../contract/texts/refusals.ts'
import { createApi } from './api.ts'

const answering = (body: string, init?: ResponseInit) => createApi(async () => new Response(body, init))
const unavailable = { name: 'ApiError', status: 0, message: messages.unavailable }

describe('an answer of the API', () => {
  it('has its data, and the values of its headers', async () => {
    const api = answering('[1]', { headers: { etag: '"a"', 'x-total-count': '7' } })
    expect(await api('/')).toEqual({ data: [1], etag: '"a"', total: 7, similar: false, trashEntry: null })
  })

  it('from another server, such as a hotel’s login page, is a failure', async () => {
    await expect(answering('<h1>Acepta los términos</h1>')('/')).rejects.toMatchObject(unavailable)
  })

  it('that is incomplete is a failure', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    const api = createApi(async () => new Response(broken))
    await expect(api('/')).rejects.toMatchObject(unavailable)
  })

  it('with `success: false` is a refusal with its message, whatever its status', async () => {
    const said = JSON.stringify({ success: false, message: 'Todavía no', errors: { email: ['Falta'] } })
    for (const status of [200, 201, 403])
      await expect(answering(said, { status })('/')).rejects.toMatchObject({
        status,
        message: 'Todavía no',
        errors: { email: ['Falta'] },
      })
    const mute = answering('{"success":false}')('/')
    await expect(mute).rejects.toMatchObject({ status: 200, message: messages.unavailable })
    await expect(answering('{"success":true}')('/')).resolves.toMatchObject({ data: { success: true } })
  })

  it('of a refusal has its message, a foreign page a general one', async () => {
    const refusal = JSON.stringify({ message: 'No', errors: { name: ['Falta'] } })
    const refused = answering(refusal, { status: 422 })('/')
    await expect(refused).rejects.toMatchObject({ status: 422, message: 'No', errors: { name: ['Falta'] } })
    for (const foreign of ['<h1>', '', 'null', '"ocupado"', '{"error": "busy"}', '{"message": 502}'])
      await expect(answering(foreign, { status: 502 })('/')).rejects.toMatchObject({
        ...unavailable,
        status: 502,
      })
  })
})

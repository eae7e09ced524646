import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A request whose head has arrived and whose body is still to be sent. */
export interface HeldRequest {
  /** Sends the body; returns the answer. */
  readonly finish: () => Promise<{ status: number; body: string }>
}

/** Sends a request's head and waits until the server asks for the body, which is after its check of the caller. */
export async function holdRequest(
  app: FastifyInstance,
  {
    method,
    path,
    token,
    type,
    body,
  }: Record<'method' | 'path' | 'token' | 'type', string> & { body: Buffer },
): Promise<HeldRequest> {
  const asked = Promise.withResolvers<void>()
  const payload = new Readable({ read: () => asked.resolve() })
  const answer = app.inject({
    method: method as 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  await Promise.race([asked.promise, answer])
  return {
    finish: async () => {
      payload.push(body)
      payload.push(null)
      const { statusCode: status, body: text } = await answer
      return { status, body: text }
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswer } from './answerCache.ts'
import { formFor } from './forms.ts'

/** Sends an answer without Fastify's own sending, which costs more than these bytes. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.hijack()
  writeAnswer(request.raw, reply.raw, answer, request.id)
  return reply
}

/** Writes the answer in the form that the browser accepts, or 304 when the browser has it; returns the status. */
export function writeAnswer(
  { method, headers: { 'if-none-match': known, 'accept-encoding': accepted } }: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
  id: string,
): number {
  if (known !== undefined && method !== 'POST' && answer.status === 200 && matches(known, answer.etag)) {
    response.writeHead(304, [...answer.plain.headers, 'x-request-id', id]).end()
    return 304
  }
  const { body, headers } = formFor(answer, accepted) ?? answer.plain
  const length = String(body.length)
  response.writeHead(answer.status, [...headers, 'content-length', length, 'x-request-id', id])
  if (method === 'HEAD') response.end()
  else response.end(body, 'latin1')
  return answer.status
}

/** Whether an `If-None-Match` names the ETag: weak comparison (RFC 9110, 13.1.2). */
export const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

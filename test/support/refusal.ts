import { expect } from 'vitest'
import type { Answered } from './world.ts'

/** The status of an answer that refuses, which it does in a sentence that nobody keeps. */
export async function refusal(answer: Promise<Answered>): Promise<number> {
  const { status, body, headers } = await answer
  expect(body).toMatchObject({ message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/) })
  expect(headers['cache-control']).toBe('no-store')
  return status
}

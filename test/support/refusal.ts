import { expect } from 'vitest'
import type { Answered } from './world.ts'

/** Returns the status of a refusal, after checking that it has a sentence and that nobody may cache it. */
export async function refusal(answer: Promise<Answered>): Promise<number> {
  const { status, body, headers } = await answer
  expect(body).toMatchObject({ message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/) })
  expect(headers['cache-control']).toBe('no-store')
  return status
}

import { z } from 'zod'

/** Schemas of values with parts: a function reads what arrives, and refuses parts by their place. */

/** Reports what is wrong; the path names the part, such as `lunes` or 0. */
export type Refuse = (message: string, ...path: (string | number)[]) => void

/**
 * Makes a schema of a function. The value counts only when it refused nothing. `shape` describes the values that it
 * returns.
 */
export const readerSchema = <T>(
  read: (value: unknown, refuse: Refuse) => unknown,
  shape: z.ZodType<T>,
): z.ZodType<T> =>
  z.preprocess(
    (value, context) =>
      read(value, (message, ...path) => context.addIssue({ code: 'custom', message, path, input: value })),
    shape,
  )

/** Whether a value has members, which may be anything. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether nothing was sent: a form's empty text is nothing. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

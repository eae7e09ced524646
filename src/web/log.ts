/**
 * Writes a failure to the browser's console, as section 8 of the specification requires; the screen tells the person.
 */
export function logFailure(what: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this.
  console.error(what, ...(error === undefined ? [] : [error]))
}

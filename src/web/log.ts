/** Tells the browser's console of a failure, as the specification's section 8 asks; the person is told on the screen. */
export function logFailure(what: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this.
  console.error(what, ...(error === undefined ? [] : [error]))
}

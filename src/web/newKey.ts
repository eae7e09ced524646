/** Returns a unique key. `crypto.randomUUID` does not exist on a site without https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

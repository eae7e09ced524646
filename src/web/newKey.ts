/** Returns a unique key: a random UUID (RFC 9562). `crypto.randomUUID` does not exist on a site without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, and the variant of the RFC.
  const [version, variant] = [((bytes[6] ?? 0) & 0x0f) | 0x40, ((bytes[8] ?? 0) & 0x3f) | 0x80]
  bytes.set([version], 6)
  bytes.set([variant], 8)
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

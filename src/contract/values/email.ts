/** E-mail addresses: which ones are valid, and when two are the same (contract.md, sections 10 and 11). */

/** Code units of 255 characters. A longer text is invalid and not read. */
const LONGEST = 2 * 255

/**
 * Characters that are invisible, or that turn the reading direction. With one of them an address looks like another.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u

/** Parts with single dots between them (RFC 5322, dot-atom; RFC 6531 adds letters of all languages). */
const LOCAL = /^[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)*$/

/** One part of a host's name (RFC 1123), in the letters of any language. */
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/** Whether mail can be sent to it. Takes time in proportion to the text's length. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST || UNSEEN.test(text)) return false
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    LOCAL.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    // Four numbers are an IP address, not a domain.
    /\p{L}/u.test(labels.at(-1) ?? '')
  )
}

/**
 * Returns the key that identifies an account: case and outer spaces do not count. Accents do, because `emprésa.mx` and
 * `empresa.mx` belong to two owners. Composed letters equal their parts (NFC).
 */
export const emailKey = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().normalize('NFC')

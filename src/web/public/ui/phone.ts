import { telephoneParts } from '../../../contract/values/telephone.ts'

/** Telephones as links. */

/**
 * Returns a Mexican number in any usual spelling (`521…`, `+52 1 …`, `044…`, `01…`, ten digits with separators) as
 * WhatsApp expects it: `52` and ten digits; null for any other text.
 */
export function whatsappNumber(phone: string): string | null {
  const digits = telephoneParts(phone).number.replace(/\D/g, '').replace(/^00/, '')
  const national = digits.replace(/^(521|52|04[45]|01)(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(national) ? `52${national}` : null
}

/** The address that opens a chat with a prepared text; null when there is no number. */
export function chatLink(phone: string | null, text?: string): string | null {
  const number = phone ? whatsappNumber(phone) : null
  if (!number) return null
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** The address that calls a number. An extension is dialled after a pause (RFC 3966 writes it `;ext=`). */
export function callLink(phone: string): string {
  const { number, extensions } = telephoneParts(phone)
  const [extension] = extensions
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension.replace(/\D/g, '')}` : ''}`
}

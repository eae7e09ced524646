/**
 * A Mexican number in any usual spelling (`521…`, `+52 1 …`, `044…`, `01…`, ten digits with signs) as WhatsApp wants it:
 * `52` and ten digits; null for what is no Mexican number.
 */
export function whatsappNumber(phone: string): string | null {
  const [number = ''] = phone.toLowerCase().split(/\s*,?\s*ext/)
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  const national = digits.replace(/^(521|52|04[45]|01)(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(national) ? `52${national}` : null
}

/** The address that opens a chat, with a text already typed; null when there is no number. */
export function chatLink(phone: string | null, text?: string): string | null {
  const number = phone ? whatsappNumber(phone) : null
  if (!number) return null
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

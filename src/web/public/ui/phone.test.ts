import { describe, expect, it } from 'vitest'
import { callLink, chatLink, whatsappNumber } from './phone.ts'

describe('a Mexican number', () => {
  it.each([
    '5555550101',
    '55 5555 0101',
    '(55) 5555-0101',
    '55.5555.0101',
    '+52 55 5555 0101',
    '525555550101',
    '0052 55 5555 0101',
    '+52 1 55 5555 0101',
    '5215555550101',
    '044 55 5555 0101',
    '045 55 5555 0101',
    '01 55 5555 0101',
    '55 5555 0101 ext. 12',
    '55 5555 0101, Ext 12',
  ])('%s becomes 52 and ten digits for WhatsApp', (text) => {
    expect(whatsappNumber(text)).toBe('525555550101')
  })

  it.each(['5550101', '+1 212 555 0101', '+34 912 345 678', 'sin teléfono', ''])(
    'does not include %s',
    (text) => {
      expect(whatsappNumber(text)).toBeNull()
    },
  )
})

it('the address of a chat contains the text', () => {
  expect(chatLink('55 5555 0101', '¡Hola!')).toBe('https://wa.me/525555550101?text=%C2%A1Hola!')
  expect(chatLink(null)).toBeNull()
})

it('a call dials the number as written, then its extension', () => {
  expect(callLink('+52 (55) 5555-0101')).toBe('tel:+525555550101')
  expect(callLink('55 5555 0101, Ext. 12')).toBe('tel:5555550101;ext=12')
})

import { describe, expect, it } from 'vitest'
import { webAddress } from './webAddress.ts'

describe('a web address as people say it', () => {
  it.each([
    'ejemplo.mx',
    'www.ejemplo.com.mx/flores?de=hoy#rosas',
    'www.tiktok.com/@tienda',
    'cafeteria-ñandú.mx:8080',
  ])('gets its https://: %s', (text) => expect(webAddress(` ${text} `)).toBe(`https://${text}`))

  it.each([
    '',
    'ejemplo',
    'hola@ejemplo.mx',
    'la tienda.mx',
    'ejemplo.mx/una página',
    'http://ejemplo.mx',
    'mailto:hola@ejemplo.mx',
    'javascript:alert(document.title)',
    '/guias/manual.html',
    '//ejemplo.mx',
    '#flores.mx',
    '12.50',
    'fin.',
  ])('is left alone: %s', (text) => expect(webAddress(text)).toBe(text))
})

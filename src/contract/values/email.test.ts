import { describe, expect, test } from 'vitest'
import { emailKey, isEmail } from './email.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.mx',
    'nombre.apellido+compras@sub.dominio.com.mx',
    "o'hara@b.example",
    '#!$%&*+-/=?^_`{|}~@b.example',
    'josé@cafetería.mx',
    'jose\u0301@cafeteri\u0301a.mx',
    'x@xn--cafetera-i2a.mx',
    '用户@例子.公司',
    '1@1.mx',
    `${'x'.repeat(245)}@b.example`,
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    '@',
    'a@',
    '@b.mx',
    'a@b',
    'a b@c.mx',
    'a@b c.mx',
    'a@b@c.mx',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@.b.example',
    'a@b..example',
    'a@b.example.',
    'a@-b.example',
    'a@b-.example',
    'a@b_c.example',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@b.123',
    '"a"@b.mx',
    'a,b@c.mx',
    'Ana <a@b.mx>',
    'a\n@b.mx',
    `a@${'b'.repeat(64)}.mx`,
    // Invisible characters, and one that reverses the reading direction.
    'jefa\u200b@empresa.mx',
    'jefa@empre\u00adsa.mx',
    '\u202ejefa@empresa.mx',
    'jefa\u034f@empresa.mx',
    'jefa\u3164@empresa.mx',
    'jefa\u0000@empresa.mx',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

test.each([
  ['case does not count', 'Jefa@EMPRESA.mx', 'jefa@empresa.mx', true],
  ['nor do outer spaces', ' jefa@empresa.mx ', 'jefa@empresa.mx', true],
  ['nor how a letter is composed', 'jose\u0301@x.mx', 'JOSÉ@x.mx', true],
  ['accents do', 'jefa@emprésa.mx', 'jefa@empresa.mx', false],
  ['and ñ', 'peña@x.mx', 'pena@x.mx', false],
])('%s', (_, one, other, same) => {
  expect(emailKey(one) === emailKey(other)).toBe(same)
})

import { describe, expect, test } from 'vitest'
import type { Action, Audience, Resource } from '../../../contract/resource.ts'
import { ajustes } from '../../../contract/resources/ajustes.ts'
import { collections } from '../../../contract/resources/index.ts'
import { editor, form as texts } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import { siteTexts } from '../../../contract/texts/site.ts'
import type { PanelItem } from '../calls.ts'
import { fileRefusal } from './fileRefusal.ts'
import type { FormValue, FormValues } from './types.ts'
import { changedFields, formErrors, keepable, messagesOf, requestBody, valuesOf } from './values.ts'

const { empresa, producto, catalogo, slide, post, user } = collections
const MB = 1024 * 1024

const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type })
const png = file('foto.png', 'image/png')
const pdf = file('lista.pdf', 'application/pdf')
const WHEN = '2026-12-24T18:30:00.000Z'
const approved = { aprobado: true, de_confianza: false }
const record = (more: object): PanelItem => ({ id: 7, ...more })

/** Returns what the form of the record, or of a new one, sends after these values are typed. */
function sent(resource: Resource, typed: FormValues, item: PanelItem | null, audience: Audience = 'admin') {
  const action = item ? 'update' : 'create'
  const values = { ...valuesOf(resource, audience, action, item), ...typed }
  const body = requestBody(resource, audience, action, values, item)
  return Object.fromEntries(body instanceof FormData ? body.entries() : Object.entries(body))
}

describe('a form begins', () => {
  test.each<[what: string, Resource, Audience, PanelItem | null, FormValues]>([
    [
      'with the initial values of a new record',
      catalogo,
      'admin',
      null,
      { titulo: '', orden: '0', archivo: '', publicado: true, publicar_el: '', retirar_el: '' },
    ],
    [
      'with the values of a record as texts',
      catalogo,
      'admin',
      record({ titulo: 'Pan', orden: 3, archivo: 'a.pdf', publicado: false, publicar_el: WHEN }),
      { titulo: 'Pan', orden: '3', archivo: 'a.pdf', publicado: false, publicar_el: WHEN, retirar_el: '' },
    ],
    [
      'with the fields that its audience sets',
      empresa,
      'admin',
      record({ nombre: 'Pan', orden: 1, publicado: false }),
      { orden: '1', publicado: false },
    ],
    ['with yes and no as they are', user, 'admin', record(approved), approved],
  ])('%s', (_what, resource, audience, item, values) => {
    expect(valuesOf(resource, audience, item ? 'update' : 'create', item)).toEqual(values)
  })

  test('with the resource’s values for a new record, if the audience may set them', () => {
    expect(valuesOf(empresa, 'admin', 'create', null)).toMatchObject({ publicado: true, categoria_id: '' })
    expect(valuesOf(empresa, 'cliente', 'create', null)).not.toHaveProperty('publicado')
  })

  test('with the original text where a field is empty', () => {
    expect(valuesOf(ajustes, 'admin', 'update', record({ nombre: 'Mercado', pie: null }))).toMatchObject({
      nombre: 'Mercado',
      pie: siteTexts.footer,
    })
  })
})

describe('each kind of field sends', () => {
  const [made, there] = [null, record({ nombre: 'Pan', name: 'Pan', slug: 'pan', visits: 4 })]
  const text = '<p>Pan <strong>dulce</strong></p>'
  test.each<[kind: string, Resource, field: string, typed: FormValue, PanelItem | null, value: unknown]>([
    ['text', producto, 'name', 'Pan', made, 'Pan'],
    ['text, emptied', producto, 'code', '', there, ''],
    ['long text', producto, 'details', 'Con\nanís', there, 'Con\nanís'],
    ['rich text', post, 'descripcion', text, made, text],
    ['a whole number', producto, 'stock', ' 12 ', made, 12],
    ['a whole number, emptied', producto, 'stock', ' ', there, null],
    ['what is no number', producto, 'stock', 'doce', there, 'doce'],
    ['a price', producto, 'price', '1,250.50', made, 1250.5],
    ['a price of too many decimals', producto, 'price', '1.999', there, '1.999'],
    ['a reference', producto, 'categoria_id', '5', made, 5],
    ['a reference to none', producto, 'categoria_id', '', there, null],
    ['an address of the web', slide, 'link', 'https://ejemplo.mx', made, 'https://ejemplo.mx'],
    ['a telephone', ajustes, 'telefono_chat', '55 5555 0100', there, '55 5555 0100'],
    ['yes', empresa, 'publicado', true, there, true],
    ['no', empresa, 'publicado', false, there, false],
    ['an order', empresa, 'orden', '3', there, 3],
    ['a slug that was typed', producto, 'slug', 'pan-de-muerto', made, 'pan-de-muerto'],
    ['an original text that was left as it is', ajustes, 'pie', siteTexts.footer, there, ''],
    ['another text than the original', ajustes, 'pie', 'Hecho en Puebla', there, 'Hecho en Puebla'],
  ])('%s', (_kind, resource, field, typed, item, value) => {
    expect(sent(resource, { [field]: typed }, item)[field]).toBe(
      // In a multipart body every value is text.
      resource.admin.updateBy === 'form' && item ? String(value ?? '') : value,
    )
  })

  test('a slug derived from the name is sent empty, so that the server makes it', () => {
    expect(sent(producto, { name: 'Año Nuevo', slug: 'anio-nuevo' }, null)).toMatchObject({
      name: 'Año Nuevo',
      slug: '',
    })
  })

  test.each<[what: string, Resource, FormValues, PanelItem | null, sent: object]>([
    ['a chosen picture under its own name', empresa, { urlfoto: png }, null, { urlfoto: png }],
    ['a chosen picture under the name of its upload', producto, { image: png }, there, { urlfoto: png }],
    [
      'that a picture was taken away',
      slide,
      { imagen: '' },
      record({ imagen: 'a.webp' }),
      { sin_imagen: true },
    ],
    ['a chosen PDF', catalogo, { archivo: pdf }, null, { archivo: pdf }],
  ])('%s', (_what, resource, typed, item, expected) => {
    expect(sent(resource, typed, item)).toMatchObject(expected)
  })

  test.each<[what: string, Resource, FormValues, PanelItem | null, names: readonly string[]]>([
    ['what nobody changed', producto, {}, null, ['publicado', 'publicar_el', 'retirar_el']],
    [
      'what nobody changed of a draft',
      post,
      { publicado: true },
      record({ publicado: false, publicar_el: WHEN }),
      ['publicar_el', 'retirar_el'],
    ],
    ['a picture that was never there', producto, { image: '' }, null, ['image', 'urlfoto', 'sin_imagen']],
    ['a picture that stays', producto, {}, record({ image: 'a.webp' }), ['image', 'urlfoto', 'sin_imagen']],
    ['a PDF that stays', catalogo, {}, record({ archivo: 'a.pdf' }), ['archivo', 'sin_imagen']],
    [
      'a PDF that was taken away',
      catalogo,
      { archivo: '' },
      record({ archivo: 'a.pdf' }),
      ['archivo', 'sin_imagen'],
    ],
  ])('%s does not send it', (_what, resource, typed, item, names) => {
    const body = sent(resource, typed, item)
    for (const name of names) expect(body).not.toHaveProperty(name)
  })
})

describe('a body', () => {
  test.each<[what: string, Resource, Action, FormValues, form: boolean]>([
    ['JSON when no file goes along', producto, 'create', {}, false],
    ['multipart with a file', producto, 'create', { image: png }, true],
    ['JSON for an update by POST', slide, 'update', {}, false],
    ['multipart where the update is a form', post, 'update', {}, true],
    ['JSON for the create of such a resource', post, 'create', {}, false],
  ])('is %s', (_what, resource, action, values, form) => {
    const body = requestBody(resource, 'admin', action, values, action === 'update' ? record({}) : null)
    expect(body instanceof FormData).toBe(form)
  })

  test('includes the fields that an update sends along, as the record has them', () => {
    const item = record({ name: 'Pan', slug: 'pan', visits: 4 })
    expect(sent(producto, { name: 'Pan de sal' }, item)).toMatchObject({
      name: 'Pan de sal',
      slug: 'pan',
      visits: 4,
    })
  })
})

describe('a form is refused', () => {
  const whole = { name: 'Pan', slug: 'pan', title: 'Pan', description: 'De sal', price: '10' }
  test.each<[why: string, Resource, Action, FormValues, messages: object]>([
    ['never when all is right', producto, 'create', whole, {}],
    [
      'for what is marked and empty',
      producto,
      'create',
      { ...whole, name: ' ' },
      { name: validation.required },
    ],
    ['for a marked slug', producto, 'create', { ...whole, slug: '' }, { slug: validation.required }],
    ['for a price', producto, 'update', { ...whole, price: 'diez' }, { price: validation.notPrice }],
    [
      'for a picture that is asked for',
      slide,
      'create',
      { frase: 'Hola', imagen: '' },
      { imagen: validation.imageRequired },
    ],
    [
      'for a PDF that is asked for',
      catalogo,
      'create',
      { titulo: 'Pan', archivo: '' },
      { archivo: validation.fileRequired },
    ],
    ['for no file on an update, which keeps it', slide, 'update', { frase: 'Hola', imagen: 'a.webp' }, {}],
    [
      'for a file of another kind',
      slide,
      'create',
      { frase: 'Hola', imagen: pdf },
      { imagen: texts.notImage },
    ],
    [
      'for a picture that is on its way',
      post,
      'create',
      { name: 'A', title: 'A', description: 'A', descripcion: '<p><img src="blob:x"></p>' },
      { descripcion: editor.uploading },
    ],
  ])('%s', (_why, resource, action, values, messages) => {
    expect(formErrors(resource, 'admin', action, values)).toEqual(messages)
  })

  test('not for an unmarked empty field alone, but together with other errors', () => {
    const values = { nombre: '', orden: '0', website: '' }
    expect(empresa.cliente?.marks).toBe('none')
    expect(formErrors(empresa, 'cliente', 'create', values)).toEqual({})
    expect(formErrors(empresa, 'cliente', 'create', { ...values, website: 'no' })).toEqual({
      nombre: validation.required,
      website: validation.notUrl,
    })
  })

  test.each<[string, Resource, field: string, File, string | null]>([
    ['a picture', slide, 'imagen', png, null],
    ['a picture that is a text', slide, 'imagen', file('a.txt', 'text/plain'), texts.notImage],
    ['a heavy picture', slide, 'imagen', file('a.png', 'image/png', 10 * MB + 1), texts.imageTooBig],
    ['a PDF', catalogo, 'archivo', pdf, null],
    ['a PDF that is a picture', catalogo, 'archivo', png, texts.notPdf],
    ['a heavy PDF', catalogo, 'archivo', file('a.pdf', 'application/pdf', 25 * MB + 1), texts.pdfTooBig],
  ])('by a file: %s', (_what, resource, field, chosen, message) => {
    const description = resource.fields[field]
    expect(description && fileRefusal(description, chosen)).toBe(message)
  })

  test('by the server, whose field names become the form’s', () => {
    const errors = { urlfoto: ['Muy grande.', 'Rota.'], name: [], otro: ['No.'] }
    expect(messagesOf(producto, errors)).toEqual({ image: 'Muy grande.', otro: 'No.' })
  })
})

test('a draft keeps only what another page could continue with', () => {
  const values = {
    name: 'Pan',
    descripcion: '<p>Uno<img src="blob:x">dos<img data-upload="1" src="a.png"></p>',
    image: file('a.txt', 'text/plain'),
  }
  expect(keepable(post, values)).toEqual({ name: 'Pan', descripcion: '<p>Unodos</p>' })
  expect(keepable(post, { image: png })).toEqual({ image: png })
})

test('changedFields returns the names of changed fields', () => {
  expect(changedFields({ a: '1', b: true, c: '' }, { a: '1', b: false, c: png })).toEqual(['b', 'c'])
})

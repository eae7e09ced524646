import { describe, expect, test } from 'vitest'
import { empresa } from '../../../contract/resources/empresa.ts'
import { form as texts } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import type { PanelItem } from '../calls.ts'
import { apart, together } from './draftFiles.ts'
import type { FormValues } from './types.ts'
import { changedFields, formErrors, keepable, requestBody, tidied, valuesOf } from './values.ts'

const MB = 1024 * 1024
const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type })
const png = file('foto.png', 'image/png')
const pdf = file('lista.pdf', 'application/pdf')

describe('a value with parts', () => {
  const hours = {
    lunes: [[540, 840]],
    martes: [],
    miercoles: [],
    jueves: [],
    viernes: [],
    sabado: [],
    domingo: [],
  }
  const stored = {
    nombre: 'Pan',
    ubicacion: { lat: 19.43, lng: -99.13 },
    horario: hours,
    excepciones: [{ fecha: '2026-12-25', intervalos: [], nota: null }],
    telefonos: [{ nombre: 'Ventas', numero: '5511112222' }],
    fotos: [{ foto: 'a.webp', alt: null }],
    categorias: [{ id: 3, nombre: 'Cafés', slug: 'cafes' }],
    caracteristicas: { wifi: true, pago: ['Efectivo'], mesas: 4 },
  }
  const item: PanelItem = { id: 7, ...stored }
  const shown = {
    ubicacion: '19.43, -99.13',
    horario: { lunes: '9:00–14:00', martes: 'Cerrado' },
    excepciones: [{ fecha: '2026-12-25', horas: 'Cerrado', nota: '' }],
    telefonos: [{ nombre: 'Ventas', numero: '5511112222' }],
    fotos: [{ foto: 'a.webp', alt: '' }],
    categorias: ['3'],
    caracteristicas: { wifi: true, pago: ['Efectivo'], mesas: '4' },
  }

  /** Returns what the form of this record sends after these values are typed. */
  const sent = (typed: FormValues) => {
    const values = { ...valuesOf(empresa, 'admin', 'full', item), ...typed }
    const body = requestBody(empresa, 'admin', 'full', values, item)
    return Object.fromEntries(body instanceof FormData ? body.entries() : Object.entries(body))
  }

  test('stands in the form as people type it, and is not sent while nobody changes it', () => {
    expect(valuesOf(empresa, 'admin', 'full', item)).toMatchObject(shown)
    expect(Object.keys(sent({ nombre: 'Pan y más' }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(horario|fotos|categorias|caracteristicas|calle)/)]),
    )
  })

  test.each<[what: string, typed: FormValues, body: object]>([
    ['a point as its text', { ubicacion: '20, -100' }, { ubicacion: '20, -100' }],
    ['no point', { ubicacion: '' }, { ubicacion: null }],
    ['hours as texts', { horario: { lunes: '9-2', martes: '' } }, { horario: { lunes: '9-2', martes: '' } }],
    ['no hours', { horario: { lunes: '', martes: '' } }, { horario: null }],
    ['ids of categories', { categorias: ['4', '3'] }, { categorias: [4, 3] }],
    [
      'características that were taken away',
      { caracteristicas: { wifi: '', pago: [], mesas: '5' } },
      { caracteristicas: { wifi: null, pago: null, mesas: '5' } },
    ],
    ['pictures in another order', { fotos: [] }, { fotos: [] }],
  ])('is sent: %s', (_what, typed, body) => {
    expect(sent(typed)).toMatchObject(body)
  })

  test('travels as JSON text beside files, pictures by their places', () => {
    const fotos = [
      { foto: png, alt: 'Nueva' },
      { foto: 'a.webp', alt: '' },
    ]
    const body = sent({ fotos, categorias: ['4'] })
    expect(body).toMatchObject({
      'fotos_alt[0]': 'Nueva',
      'fotos[1]': 'a.webp',
      'fotos_alt[1]': '',
      categorias: '[4]',
    })
    expect(body['fotos[0]']).toBeInstanceOf(File)
    expect(sent({ fotos: [], urlfoto: png })).toMatchObject({
      fotos: '[]',
    })
  })

  test('is refused by its parts, and without what nobody filled in', () => {
    const values = {
      nombre: 'Pan',
      horario: { lunes: 'temprano' },
      telefonos: [
        { nombre: '', numero: ' ' },
        { nombre: 'Ventas', numero: 'hoy' },
      ],
      fotos: [{ foto: pdf, alt: '' }],
    }
    expect(formErrors(empresa, 'admin', 'full', tidied(empresa, values))).toMatchObject({
      'horario.lunes': expect.stringContaining('No se entiende el horario'),
      'telefonos.0': validation.notTel,
      'fotos.0': texts.notImage,
    })
    const heavy = (name: string) => ({ foto: file(name, 'image/gif', 9 * MB), alt: '' })
    const fotos = ['a', 'b', 'c', 'd'].map(heavy)
    expect(formErrors(empresa, 'admin', 'full', { nombre: 'Pan', fotos }).fotos).toContain('36 MB juntas')
  })

  test('is changed when a part is, and kept in a draft apart from its files', () => {
    const [before, after] = [
      { fotos: [{ foto: 'a.webp', alt: '' }] },
      { fotos: [{ foto: png, alt: 'Nueva' }] },
    ]
    expect(changedFields(before, structuredClone(before))).toEqual([])
    expect(changedFields(before, after)).toEqual(['fotos'])
    const { texts: kept, files } = apart(after)
    expect(kept).toEqual({ fotos: [{ foto: '', alt: 'Nueva' }] })
    expect(together(JSON.parse(JSON.stringify(kept)), Object.fromEntries(files))).toEqual(after)
    expect(
      keepable(empresa, {
        fotos: [
          { foto: pdf, alt: '' },
          { foto: png, alt: '' },
        ],
      }),
    ).toEqual({
      fotos: [{ foto: png, alt: '' }],
    })
  })
})

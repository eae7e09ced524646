import { expect, test } from 'vitest'
import { inputSchema } from '../src/contract/resource.ts'
import { resources } from '../src/contract/resources/index.ts'
import { slugify } from '../src/contract/spanish/slug.ts'
import { readAttribute } from '../src/contract/values/attributes.ts'
import { businessTypes } from '../src/contract/values/businessTypes.ts'
import { addDays } from '../src/contract/values/dates.ts'
import { caracteristicas } from './caracteristicas.ts'
import { categorias } from './categorias.ts'
import { empresas } from './empresas.ts'
import { camposDe, claveDe, fichas, fotosDe } from './fichas.ts'
import { organizacion } from './organizacion.ts'

const idOf = (clave: string) => categorias.findIndex((one) => one.clave === clave) + 1
const schema = inputSchema(resources.empresa, 'admin', 'full').partial()
const fieldsOn = (today: string) =>
  empresas.map((empresa) => ({ ...camposDe(empresa, today, idOf), clave: claveDe(empresa) }))

test('what branches say is valid', () => {
  for (const [at, fields] of fieldsOn('2027-01-01').entries())
    expect([empresas[at]?.nombre, schema.safeParse(fields).error?.issues]).toEqual([
      empresas[at]?.nombre,
      undefined,
    ])
})

test('their special days lie ahead, one a date, on whatever day the demo is loaded', () => {
  const withDays = empresas.filter(({ nombre }) => fichas[nombre]?.dias)
  for (let days = 0; days < 366; days++) {
    const today = addDays('2027-01-01', days)
    for (const empresa of withDays) {
      const dates = camposDe(empresa, today, idOf).excepciones.map(({ fecha }) => fecha)
      expect(new Set(dates).size).toBe(dates.length)
      expect(dates.filter((date) => date <= today || date > addDays(today, 366))).toEqual([])
    }
  }
})

test('characteristics have the slugs and the values that their definition allows', () => {
  for (const { clave, nombre } of caracteristicas) expect(slugify(nombre)).toBe(clave)
  for (const { caracteristicas: values } of fieldsOn('2027-01-01'))
    for (const [slug, value] of Object.entries(values)) {
      const found = caracteristicas.find(({ clave }) => clave === slug)
      const definition = {
        slug,
        tipo: found?.tipo ?? 'texto',
        opciones: found && 'opciones' in found ? found.opciones : [],
      }
      expect([slug, value, readAttribute(definition, value)]).toEqual([slug, value, { value }])
    }
})

test('a branch has only characteristics of its categories, and no category twice', () => {
  for (const { nombre, categoria } of empresas) {
    const { categorias: others = [], valores = {} } = fichas[nombre] ?? {}
    const own = [categoria, ...others]
    expect([nombre, new Set(own).size]).toEqual([nombre, own.length])
    expect(others.every((clave) => idOf(clave) > 0)).toBe(true)
    for (const clave of Object.keys(valores)) {
      const definition = caracteristicas.find((one) => one.clave === clave)
      const of: readonly string[] = definition && 'categorias' in definition ? definition.categorias : own
      expect([nombre, clave, own.some((one) => of.includes(one))]).toEqual([nombre, clave, true])
    }
  }
})

test('the demo shows every kind of hours, and every kind of characteristic', () => {
  const branches = fieldsOn('2027-01-01')
  const weeks = branches.flatMap(({ horario }) => (horario ? [Object.values(horario).join(' ')] : []))
  for (const kind of [/24 h/, /-2:00/, /, 16:00/, /^cerrado/])
    expect(
      weeks.some((week) => kind.test(week)),
      String(kind),
    ).toBe(true)
  expect(weeks.length).toBeLessThan(branches.length)
  expect(branches.filter(({ cerrado_hasta }) => cerrado_hasta)).toHaveLength(1)
  const used = new Set(branches.flatMap((one) => Object.keys(one.caracteristicas)))
  expect([...used].sort()).toEqual(caracteristicas.map(({ clave }) => clave).sort())
  expect(empresas.map(({ nombre }) => fotosDe(nombre).length).filter((count) => count > 0)).toEqual([4, 3, 5])
})

test('telephones ring nowhere, and a number belongs to one branch', () => {
  const own = new Map<string, string>()
  for (const empresa of empresas) {
    const { telefonos, whatsapp } = camposDe(empresa, '2027-01-01', idOf)
    const numbers = [empresa.telefono, whatsapp, ...telefonos.map(({ numero }) => numero)]
    for (const number of numbers.flatMap((one) => one ?? [])) {
      const digits = number
        .replace(/ ext\. \d+$/, '')
        .replace(/\D/g, '')
        .slice(-10)
      expect(digits).toMatch(/^55555501\d\d$/)
      expect([number, own.get(digits) ?? empresa.nombre]).toEqual([number, empresa.nombre])
      own.set(digits, empresa.nombre)
    }
  }
  expect(own.has(organizacion.telefono_chat.slice(-10))).toBe(false)
})

test('search engines know the businesses of every category', () => {
  const known = new Set<string>(businessTypes.map(([type]) => type))
  for (const { nombre, tipo_schema } of categorias)
    expect([nombre, known.has(tipo_schema)]).toEqual([nombre, true])
})

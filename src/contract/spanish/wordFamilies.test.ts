import { expect, test } from 'vitest'
import { numbersOf } from './spanish.ts'
import { fromDiminutive, relativesOf } from './wordFamilies.ts'

test.each([
  ['taco', 'taqueria'],
  ['taqueria', 'taco'],
  ['zapato', 'zapateria'],
  ['flor', 'floreria'],
  ['florista', 'floreria'],
  ['plomero', 'plomeria'],
  ['plomera', 'plomeria'],
  ['dulce', 'dulceria'],
  ['dulceria', 'dulce'],
  ['cerveza', 'cerveceria'],
  ['cerveceria', 'cerveza'],
  ['guitarra', 'guitarreria'],
])('%s is of one family with %s', (word, relative) => {
  expect(relativesOf(word)).toContain(relative)
})

test.each(['materia', 'bateria', 'galeria', 'libre'])('%s has no family', (word) => {
  expect(relativesOf(word)).toEqual([])
})

test.each([
  ['tiendita', 'tienda'],
  ['taquitos', 'taco'],
  ['panecito', 'pan'],
  ['florecita', 'flor'],
  ['cafecito', 'cafe'],
  ['zapatitos', 'zapato'],
  ['lucecita', 'luz'],
  ['amiguito', 'amigo'],
  ['pollito', 'pollo'],
  ['dulcecito', 'dulce'],
])('%s is a small %s', (word, base) => {
  expect(fromDiminutive(word)).toContain(base)
})

test.each(['taco', 'cita', 'mito'])('%s is no diminutive', (word) => {
  expect(fromDiminutive(word)).toEqual([])
})

test('a word has its own plural and singular, and no other gender', () => {
  expect(numbersOf('calzado')).toContain('calzados')
  expect(numbersOf('calzado')).not.toContain('calzada')
  expect(numbersOf('luz')).toContain('luces')
  expect(numbersOf('pan')).toContain('panes')
  expect(numbersOf('panes')).toContain('pan')
})

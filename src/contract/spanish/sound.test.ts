import { expect, test } from 'vitest'
import { soundOf, soundsOf } from './sound.ts'

test.each([
  ['farmacia', 'farmasia'],
  ['taqueria', 'takeria'],
  ['llantera', 'yantera'],
  ['taller', 'tayer'],
  ['tornillos', 'torniyos'],
  ['barberia', 'varveria'],
  ['vulcanizadora', 'bulcanisadora'],
  ['huarache', 'guarache'],
  ['huarache', 'warache'],
  ['huarache', 'uarache'],
  ['guero', 'huero'],
  ['guero', 'wero'],
  ['aguacate', 'awacate'],
  ['chihuahua', 'chiguagua'],
  ['chihuahua', 'chiuaua'],
  ['hueso', 'weso'],
  ['gelatina', 'jelatina'],
  ['quesadilla', 'kesadiya'],
  ['kilo', 'quilo'],
  ['accion', 'asion'],
  ['coleccion', 'colecsion'],
  ['taxi', 'tacsi'],
  ['extintor', 'estintor'],
  ['excelente', 'exelente'],
  ['piscina', 'picina'],
  ['xochitl', 'sochitl'],
  ['mexico', 'mejico'],
  ['oaxaca', 'oajaca'],
  ['empanada', 'enpanada'],
  ['tambor', 'tanbor'],
  ['envase', 'embase'],
  ['ferreteria', 'fereteria'],
  ['pizza', 'pisa'],
  ['hielo', 'yelo'],
  ['hierro', 'yerro'],
  ['zapateria', 'sapateria'],
  ['helado', 'elado'],
  ['psicologo', 'sicologo'],
  ['rey', 'rei'],
])('%s sounds like %s', (one, other) => {
  expect(soundsOf(one).some((sound) => soundsOf(other).includes(sound))).toBe(true)
})

test.each([
  ['peña', 'pena'],
  ['casa', 'masa'],
  ['chico', 'cico'],
  ['guerra', 'gera'],
  ['gato', 'jato'],
  ['queso', 'quieso'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

/** Colours for text, each readable on the site's background in the light theme. */
export const TEXT_COLOURS = [
  ['#a8452a', 'Barro'],
  ['#1d5257', 'Verde azulado'],
  ['#7a3e9d', 'Morado'],
  ['#1f4e9c', 'Azul'],
  ['#2b6a30', 'Verde'],
  ['#8a5a00', 'Ocre'],
  ['#b0213b', 'Rojo'],
  ['#5a6664', 'Gris'],
] as const

/** Colours for the background of text, light enough for dark letters. */
export const BACKGROUND_COLOURS = [
  ['#ffe9a8', 'Amarillo'],
  ['#ffd9c7', 'Durazno'],
  ['#f9cfd8', 'Rosa'],
  ['#e3d5f2', 'Lila'],
  ['#cfe2f7', 'Celeste'],
  ['#cdebe3', 'Menta'],
  ['#dcefc8', 'Verde claro'],
  ['#e8e4da', 'Arena'],
] as const

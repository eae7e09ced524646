import { z } from 'zod'
import * as branchView from '../../contract/branchViews.ts'
import { api, LONGEST_PARAMETER, pattern } from '../../contract/paths.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import { answered, type Call, type Calls, type DocumentedAnswer, listed, paging } from './call.ts'
import { publicExamples } from './examples.ts'

/** The calls that find branches by text, filters and place. */

const call = (id: string, summary: string, answer: DocumentedAnswer, more: Partial<Call>): Call => ({
  id,
  tag: 'Sitio público',
  summary,
  answers: [answer],
  refuses: ['invalid', 'too_many'],
  versions: 'knows',
  ...more,
})

const several = (what: string) => z.string().describe(what)
const FILTERED =
  'Valores repetidos del mismo filtro son alternativas; filtros distintos se suman. Un valor que no existe da una lista vacía. Además de estos, `c[slug]` filtra por una característica: `1` o `0`, el texto de una opción, o un número, `10..20` o `30..`.'
const filters = {
  q: z.string().max(LONGEST_SEARCH).describe('Un texto; cuenta como una búsqueda de las 100 por segundo.'),
  categoria: several('Slugs de categorías, separados por comas o repetidos.'),
  estado: several('Clave del INEGI o nombre de un estado.'),
  municipio: several('Nombre de un municipio, sin distinguir acentos.'),
  colonia: several('Nombre de una colonia.'),
  abierto: z.enum(['0', '1']).describe('`1`: solo las abiertas en este minuto.'),
  cerca: several('Latitud y longitud, como `19.4326,-99.1332`.'),
  km: z.number().describe('Solo con `cerca`: hasta cuántos kilómetros.'),
  marco: several('Oeste, sur, este y norte de una parte del mapa, en grados.'),
}

const lugarExample = {
  slug: 'merida',
  nombre: 'Mérida',
  municipios: ['Mérida'],
  estados: ['31'],
  total: 3,
  categorias: [{ slug: 'panaderias', nombre: 'Panaderías', total: 2 }],
  vecinos: [{ slug: 'progreso', nombre: 'Progreso', total: 4 }],
}

const filtrosExample = {
  categorias: [{ slug: 'panaderias', nombre: 'Panaderías', total: 2 }],
  estados: [{ clave: '31', nombre: 'Yucatán', total: 3 }],
  municipios: [{ nombre: 'Mérida', total: 3 }],
  colonias: [{ nombre: 'Centro', total: 2 }],
  caracteristicas: [
    {
      slug: 'acepta-tarjeta',
      nombre: 'Acepta tarjeta',
      tipo: 'si_no',
      unidad: null,
      opciones: [{ valor: '1', total: 2 }],
      minimo: null,
      maximo: null,
    },
  ],
  abiertas: 1,
  total: 3,
}
const mapaExample = {
  marco: [-89.62, 20.97, -89.61, 21.02] satisfies [number, number, number, number],
  total: 3,
  puntos: [
    { lat: 20.97, lng: -89.62, total: 2, sucursal: null },
    { lat: 21.02, lng: -89.61, total: 1, sucursal: { id: 7, nombre: 'La Espiga', slug: 'la-espiga' } },
  ],
}

export const branchCalls: Calls = {
  [`GET ${api.sucursales}`]: call(
    'publicSucursales',
    'Sucursales publicadas',
    {
      ...listed('La página pedida, en su orden.', branchView.foundEmpresa, publicExamples.empresa),
      headers: ['X-Total-Count', 'Link', 'X-Search-Match', 'X-Search-Words'],
    },
    {
      details: FILTERED,
      query: {
        ...paging,
        ...filters,
        orden: z
          .enum(['nombre', 'distancia'])
          .describe('Sin él: con `cerca` por distancia, con `q` primero la mejor, si no el orden del sitio.'),
      },
    },
  ),
  [`GET ${api.filtros}`]: call(
    'publicFiltros',
    'Cuántas sucursales hay por cada filtro',
    answered('Las opciones, primero la mayor; hasta 200 por grupo.', branchView.filtros, filtrosExample),
    {
      details: `${FILTERED} Cada grupo cuenta sin lo que se eligió de él mismo.`,
      query: filters,
    },
  ),
  [`GET ${pattern(api.lugar)}`]: call(
    'publicLugar',
    'Un municipio con sucursales',
    answered('El lugar.', branchView.lugar, lugarExample),
    {
      details:
        'Los municipios cuyo nombre da el mismo slug van juntos. Sin sucursales publicadas ahí, 404; con `categoria`, cuenta solo las de esa categoría.',
      path: { slug: z.string().max(LONGEST_PARAMETER).describe('El slug del nombre del municipio.') },
      query: { categoria: several('El slug de una categoría.') },
      refuses: ['not_found'],
    },
  ),
  [`GET ${api.mapa}`]: call(
    'publicMapa',
    'Las sucursales en una parte del mapa',
    answered('Hasta 500 lugares; los cercanos entre sí van juntos.', branchView.mapa, mapaExample),
    {
      details: FILTERED,
      query: { ...filters, zoom: z.number().min(0).max(22).describe('El acercamiento del mapa.') },
    },
  ),
}

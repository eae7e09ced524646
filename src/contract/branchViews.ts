import { z } from 'zod'
import { id } from './item.ts'
import { publicItems, similar } from './views.ts'

/** The API's answers to questions for branches: lists, counts of filters, and what a map shows. */

const count = z.int().min(0)

/** A branch in a list that somebody asked for from a position. */
export const foundEmpresa = publicItems.empresa
  .extend({
    similar,
    distancia_m: z
      .int()
      .min(0)
      .nullable()
      .optional()
      .describe('Solo con `cerca`: metros hasta ahí; `null` si la sucursal no tiene ubicación.'),
  })
  .meta({ id: 'SucursalHalladaCerca' })
export type FoundEmpresa = z.infer<typeof foundEmpresa>

const named = z.object({ nombre: z.string(), total: count })
/** How many branches each filter leads to. */
export const filtros = z
  .object({
    categorias: z.array(named.extend({ slug: z.string() })),
    estados: z.array(named.extend({ clave: z.string() })),
    municipios: z.array(named),
    colonias: z.array(named),
    caracteristicas: z.array(
      z.object({
        slug: z.string(),
        nombre: z.string(),
        tipo: z.string(),
        unidad: z.string().nullable(),
        opciones: z
          .array(z.object({ valor: z.string(), total: count }))
          .describe('De un sí o no, `1` y `0`; de un número, ninguna.'),
        minimo: z.number().nullable().describe('De un número.'),
        maximo: z.number().nullable(),
      }),
    ),
    abiertas: count.describe('Las abiertas en este minuto.'),
    total: count,
  })
  .meta({ id: 'Filtros' })
export type Filtros = z.infer<typeof filtros>

const slugged = named.extend({ slug: z.string() })
/** A municipality with branches, or those of a category in it. */
export const lugar = z
  .object({
    slug: z.string(),
    nombre: z.string().describe('Como la mayoría lo escribe.'),
    municipios: z.array(z.string()).describe('Como se escribe: lo que toma el filtro `municipio`.'),
    estados: z.array(z.string()).describe('Sus claves; los municipios del mismo nombre van juntos.'),
    total: count,
    categorias: z.array(slugged).describe('Las de todas las sucursales de ahí.'),
    vecinos: z.array(slugged).describe('Los que más sucursales tienen en los mismos estados.'),
  })
  .meta({ id: 'Lugar' })
export type Lugar = z.infer<typeof lugar>

/** What a map shows of a part of it. */
export const mapa = z
  .object({
    total: count,
    marco: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .nullable()
      .describe('El oeste, sur, este y norte de las que cuenta; `null` si no hay ninguna.'),
    puntos: z.array(
      z.object({
        lat: z.number(),
        lng: z.number(),
        total: z.int().min(1),
        sucursal: z
          .object({ id, nombre: z.string(), slug: z.string() })
          .nullable()
          .describe('Si es una sola; `null` si son varias juntas.'),
      }),
    ),
  })
  .meta({ id: 'PuntosDelMapa' })
export type Mapa = z.infer<typeof mapa>

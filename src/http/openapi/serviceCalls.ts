import { z } from 'zod'
import { SMALLER_WIDTHS } from '../../contract/images.ts'
import { api, cityMap } from '../../contract/paths.ts'
import { health, readiness } from '../../contract/views.ts'
import { answered, type Calls, type DocumentedAnswer } from './call.ts'

/** The calls for files, for the document itself, and for monitoring. */

const tag = 'Servicio'
const file = { file: z.string().describe('Nombre del archivo, como lo dan los registros.') }
const PDF_HEADERS = ['Accept-Ranges', 'Content-Disposition'] as const
const bytes = (says: string, type: string): DocumentedAnswer => ({
  status: 200,
  says,
  type,
  schema: z.string().meta({ contentMediaType: type }),
})

export const serviceCalls: Calls = {
  'GET /img/:folder/:file': {
    id: 'image',
    tag: 'Archivos',
    summary: 'Una imagen',
    details:
      'Con `.jpg` en vez de `.webp`, como la muestran las vistas previas de enlaces: JPEG de hasta 1200 píxeles.',
    path: { folder: z.string().describe('El recurso, o `contenido`.'), ...file },
    query: { w: z.literal(SMALLER_WIDTHS).describe('Una copia más angosta.') },
    answers: [
      bytes('La imagen, que nunca cambia.', 'image/*'),
      {
        ...bytes('La parte pedida, de una de más de 512 KB.', 'image/*'),
        status: 206,
        headers: ['Content-Range'],
      },
    ],
    ranges: true,
    refuses: ['not_found', 'no_such_range'],
    versions: 'knows',
  },
  'GET /storage/:file': {
    id: 'pdf',
    tag: 'Archivos',
    summary: 'Un catálogo PDF',
    path: file,
    answers: [
      { ...bytes('El documento.', 'application/pdf'), headers: PDF_HEADERS },
      {
        ...bytes('La parte pedida.', 'application/pdf'),
        status: 206,
        headers: [...PDF_HEADERS, 'Content-Range'],
      },
    ],
    ranges: true,
    refuses: ['not_found', 'no_such_range'],
    versions: 'knows',
  },
  [`GET ${cityMap.file}`]: {
    id: 'cityMap',
    tag: 'Archivos',
    summary: 'El mapa de la ciudad',
    details:
      'Un archivo PMTiles con las capas del mapa base de Protomaps. Quien lo reemplaza cambia su ETag.',
    answers: [
      { ...bytes('El archivo.', 'application/vnd.pmtiles'), headers: ['Accept-Ranges'] },
      {
        ...bytes('La parte pedida.', 'application/vnd.pmtiles'),
        status: 206,
        headers: ['Accept-Ranges', 'Content-Range'],
      },
    ],
    ranges: true,
    refuses: ['not_found', 'no_such_range', 'unavailable'],
    versions: 'knows',
  },
  [`GET ${cityMap.style}`]: {
    id: 'cityMapStyle',
    tag: 'Archivos',
    summary: 'Cómo se dibuja el mapa de la ciudad',
    query: { tema: z.enum(['claro', 'oscuro']).describe('Sin él, claro.') },
    answers: [answered('Un estilo de MapLibre.', z.looseObject({ version: z.literal(8) }))],
    versions: 'knows',
  },
  [`GET ${api.openapi}`]: {
    id: 'openapi',
    tag,
    summary: 'Este documento',
    answers: [answered('OpenAPI 3.1.', z.looseObject({}))],
    versions: 'knows',
  },
  [`GET ${api.docs}`]: {
    id: 'docs',
    tag,
    summary: 'Este documento, para leerlo y probarlo',
    answers: [bytes('Una página.', 'text/html')],
    versions: 'knows',
  },
  'GET /metrics': {
    id: 'metrics',
    tag,
    summary: 'Mediciones para Prometheus',
    details: 'Desde la propia máquina, o con `METRICS_TOKEN` como Bearer; para los demás no existe.',
    answers: [bytes('Respuestas por ruta y estado, tiempos, caché y retraso del ciclo.', 'text/plain')],
    refuses: ['not_found'],
  },
  'GET /healthz': {
    id: 'healthz',
    tag,
    summary: 'Si el proceso vive',
    answers: [answered('Vive.', health, { status: 'ok' })],
  },
  'GET /readyz': {
    id: 'readyz',
    tag,
    summary: 'Si puede recibir visitas',
    details: 'La base de datos responde. Sin el almacén de archivos sigue en servicio.',
    answers: [
      answered('Puede, y si responde el lugar de las imágenes y los PDF.', readiness, {
        status: 'ready',
        files: 'up',
      }),
    ],
    refuses: ['unavailable'],
  },
}

import * as f from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { cookies, terminos } from '../texts/legal.ts'
import { siteTexts } from '../texts/site.ts'

const fields = {
  nombre: f.text('Nombre del sitio', 255),
  logo: f.image('Logotipo'),
  telefono_chat: f.tel('Teléfono del chat'),
  texto_chat: f.optionalText('Mensaje del chat', 255, { original: siteTexts.chat }),
  facebook: f.url('Facebook'),
  youtube: f.url('YouTube'),
  tiktok: f.url('TikTok'),
  instagram: f.url('Instagram'),
  pie: f.optionalText('Pie de página', 255, { original: siteTexts.footer }),
  terminos: f.richText('Términos y condiciones', { original: terminos }),
  politica_cookies: f.richText('Política de cookies', { original: cookies }),
  sinonimos: f.longText('Sinónimos de la búsqueda', 10_000, {
    help: 'Un grupo por renglón: refacciones = autopartes. Se suman a más de 400 oficios que el sitio ya entiende; un guion al principio quita palabras de esos: - tenis, botas',
  }),
  zona_horaria: f.zone('Zona horaria', 'America/Mexico_City', {
    help: 'La de las fechas y horas que se escriben en la administración.',
  }),
  revisar_cambios: f.bool('Los cambios de los clientes esperan aprobación', false),
}

/** The site's own settings, one record with id 1. No call creates or removes it. */
export const ajustes = defineResource({
  name: 'ajustes',
  fields,
  title: 'nombre',
  order: 'id',
  columns: [['nombre', 'Nombre']],
  visitors: { hidden: ['zona_horaria', 'revisar_cambios'], schema: 'AjustesPublicos' },
  admin: {
    operations: ['get', 'update'],
    update: Object.keys(fields),
  },
  texts: {
    one: 'Ajustes',
    many: 'Ajustes',
    loading: 'Cargando ajustes...',
    empty: 'No hay ajustes para mostrar.',
    editTitle: 'Ajustes',
    updateButton: 'Guardar ajustes',
  },
})

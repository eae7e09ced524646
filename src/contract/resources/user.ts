import * as f from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

export const user = defineResource({
  name: 'user',
  fields: {
    name: f.text('Nombre', 120, { min: 2, keyed: true }),
    email: f.requiredEmail('Correo electrónico'),
    aprobado: f.bool('Aprobado', false, ['Aprobado', 'Pendiente']),
    de_confianza: f.bool('De confianza', false, undefined, 'Sus cambios se publican sin esperar aprobación.'),
  },
  title: 'name',
  order: 'id',
  columns: [
    ['id', 'ORDEN'],
    ['name', 'NAME'],
    ['email', 'Correo'],
    ['aprobado', 'Estado'],
  ],
  talliedBy: { state: 'aprobado' },
  unversioned: true,
  admin: { operations: ['list', 'get', 'update'], update: ['aprobado', 'de_confianza'] },
  texts: {
    one: 'Usuario',
    many: 'Usuarios',
    loading: 'Cargando usuarios...',
    empty: 'No hay usuarios para mostrar.',
    editTitle: 'Editar Usuario',
    updateButton: 'Actualizar Usuario',
  },
})

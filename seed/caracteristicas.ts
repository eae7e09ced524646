import type { Caracteristica } from './tipos.ts'

/** What people ask of a business before they go there. */
export const caracteristicas = [
  { clave: 'acepta-tarjeta', nombre: 'Acepta tarjeta', tipo: 'si_no', orden: 1 },
  { clave: 'factura', nombre: 'Factura', tipo: 'si_no', orden: 2 },
  { clave: 'entrega-a-domicilio', nombre: 'Entrega a domicilio', tipo: 'si_no', orden: 3 },
  { clave: 'estacionamiento', nombre: 'Estacionamiento', tipo: 'si_no', orden: 4 },
  { clave: 'acceso-con-silla-de-ruedas', nombre: 'Acceso con silla de ruedas', tipo: 'si_no', orden: 5 },
  { clave: 'wifi', nombre: 'Wifi', tipo: 'si_no', orden: 6 },
  { clave: 'mascotas', nombre: 'Mascotas', tipo: 'si_no', orden: 7 },
  {
    clave: 'precio-por-persona',
    nombre: 'Precio por persona',
    tipo: 'lista',
    opciones: ['Hasta $100', 'De $100 a $200', 'Más de $200'],
    categorias: ['taquerias', 'cafeterias'],
    orden: 8,
  },
  {
    clave: 'opciones-de-comida',
    nombre: 'Opciones de comida',
    tipo: 'varias',
    opciones: ['Vegetariana', 'Vegana', 'Sin gluten', 'Sin azúcar', 'Menú infantil'],
    categorias: ['panaderias', 'taquerias', 'cafeterias'],
    orden: 9,
  },
  {
    clave: 'capacidad',
    nombre: 'Capacidad',
    tipo: 'numero',
    unidad: 'personas',
    categorias: ['taquerias', 'cafeterias'],
    orden: 10,
  },
  { clave: 'especialidad', nombre: 'Especialidad', tipo: 'texto', orden: 11 },
] as const satisfies readonly Caracteristica[]

import type { oficios } from '../empresas/oficios.ts'
import type { Ficha } from '../tipos.ts'
import { CERRADO, semana } from './semana.ts'

/** Shoes, garages and books. */
export const fichasDeOficios: Readonly<Record<(typeof oficios)[number]['nombre'], Ficha>> = {
  'Zapatería El Paso Firme': {
    horario: semana('10:00-20:00', '10:00-20:00', '11:00-17:00'),
    entre: '5 de Mayo y Constitución',
    whatsapp: '55 5555 0146',
    si: ['acepta-tarjeta', 'factura', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento', 'entrega-a-domicilio'],
    valores: { especialidad: 'Calzado escolar' },
  },
  'Huaraches Don Ñico': {
    no: ['acepta-tarjeta', 'factura'],
    valores: { especialidad: 'Huarache a la medida en ocho días' },
  },
  'Reparadora de Calzado El Remiendo': {
    horario: semana('10:00-14:00, 16:00-19:00', '10:00-14:00', CERRADO),
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Medias suelas de un día para otro' },
  },
  'Botas Cañada Brava': {
    horario: semana('9:00-18:00', '9:00-15:00', CERRADO),
    telefonos: [{ nombre: 'Mayoreo', numero: '55 5555 0181' }],
    instagram: 'https://www.instagram.com/botas.canada.brava.demo',
    si: ['acepta-tarjeta', 'factura', 'estacionamiento'],
    valores: { especialidad: 'Bota vaquera de fábrica propia' },
  },
  'Calzado Infantil Pasitos': {
    horario: semana('11:00-20:00', '11:00-20:00', '11:00-18:00'),
    si: ['acepta-tarjeta', 'estacionamiento'],
  },
  'Taller Mecánico Hermanos Ibáñez': {
    horario: semana('8:30-18:00', '8:30-14:00', CERRADO),
    dias: [{ el: 16, horas: CERRADO, nota: 'Capacitación de todo el taller' }],
    telefonos: [{ nombre: 'Presupuestos', numero: '55 5555 0182' }],
    whatsapp: '55 5555 0182',
    razonSocial: 'Servicio Ibáñez de Peñablanca, S.A. de C.V.',
    si: ['acepta-tarjeta', 'factura', 'estacionamiento'],
    no: ['mascotas'],
    valores: { especialidad: 'Frenos y diagnóstico por computadora' },
  },
  'Llantera y Vulcanizadora El Rayo': {
    horario: semana('24 h'),
    telefonos: [{ nombre: 'Auxilio en carretera', numero: '55 5555 0183' }],
    si: ['entrega-a-domicilio', 'estacionamiento'],
    no: ['acepta-tarjeta', 'factura'],
    valores: { especialidad: 'Auxilio a treinta kilómetros a la redonda' },
  },
  'Bicicletas La Cigüeña': {
    horario: semana('10:00-19:00', '9:00-15:00', CERRADO),
    entre: 'Hidalgo y Morelos',
    whatsapp: '55 5555 0153',
    instagram: 'https://www.instagram.com/bicicletas.la.ciguena.demo',
    si: ['acepta-tarjeta', 'mascotas', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Bicicletas de reparto' },
  },
  'Refacciones Peñablanca': {
    horario: semana('9:00-19:00', '9:00-15:00', CERRADO),
    telefonos: [
      { nombre: 'Mostrador', numero: '55 5555 0184' },
      { nombre: 'Mayoreo', numero: '55 5555 0185' },
    ],
    whatsapp: '55 5555 0184',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio', 'estacionamiento'],
  },
  'Hojalatería y Pintura El Camaleón': {
    horario: semana('9:00-18:00', '9:00-13:00', CERRADO),
    si: ['factura', 'estacionamiento'],
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Pintura en cabina' },
  },
  'Librería La Eñe': {
    horario: { ...semana('10:00-20:00', '10:00-20:00', '11:00-18:00'), miercoles: '10:00-21:30' },
    dias: [{ el: 10, horas: '12:00-20:00', nota: 'Presentación de un libro a mediodía' }],
    whatsapp: '55 5555 0156',
    instagram: 'https://www.instagram.com/libreria.la.ene.demo',
    si: ['acepta-tarjeta', 'factura', 'wifi', 'mascotas', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Editoriales independientes' },
  },
  'Libros Usados El Tlacuache': {
    horario: { ...semana('11:00-15:00, 16:30-19:30', '11:00-19:30', '11:00-15:00'), lunes: CERRADO },
    si: ['mascotas'],
    no: ['acepta-tarjeta', 'acceso-con-silla-de-ruedas'],
  },
  'Librería Escolar Montaño': {
    horario: semana('9:00-19:00', '9:00-15:00', CERRADO),
    categorias: ['papelerias'],
    si: ['acepta-tarjeta', 'factura'],
    valores: { especialidad: 'Libros de texto de preescolar a bachillerato' },
  },
  'Papel y Tinta Cómics': {
    horario: { ...semana('12:00-21:00'), lunes: CERRADO },
    whatsapp: '55 5555 0159',
    instagram: 'https://www.instagram.com/papel.y.tinta.comics.demo',
    si: ['acepta-tarjeta', 'estacionamiento', 'wifi'],
    valores: { especialidad: 'Torneos los domingos' },
  },
  'Librería Religiosa San José': { no: ['acepta-tarjeta'] },
}

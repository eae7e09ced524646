import type { hogar } from '../empresas/hogar.ts'
import type { Ficha } from '../tipos.ts'
import { CERRADO, semana } from './semana.ts'

/** Hardware, groceries, stationery. */
export const fichasDeHogar: Readonly<Record<(typeof hogar)[number]['nombre'], Ficha>> = {
  'Tlapalería El Ñandú': {
    horario: semana('9:00-14:00, 16:00-19:00', '9:00-15:00', CERRADO),
    dias: [{ el: 9, horas: CERRADO, nota: 'Inventario' }],
    entre: 'Aldama y Nicolás Bravo',
    telefonos: [{ nombre: 'Llaves y cerraduras', numero: '55 5555 0111 ext. 14' }],
    whatsapp: '55 5555 0169',
    razonSocial: 'Comercial Ñandú de Peñablanca, S.A. de C.V.',
    si: ['acepta-tarjeta', 'factura'],
    no: ['entrega-a-domicilio', 'estacionamiento'],
    valores: { especialidad: 'Afilado de cuchillos y tijeras los martes' },
  },
  'El Ñandú Pinturas e Impermeabilizantes': {
    horario: semana('9:00-18:00', '9:00-14:00', CERRADO),
    razonSocial: 'Comercial Ñandú de Peñablanca, S.A. de C.V.',
    si: ['acepta-tarjeta', 'factura'],
  },
  'Ferretería La Tuerca Loca': {
    horario: semana('8:00-19:00', '8:00-16:00', CERRADO),
    dias: [{ el: 'festivo', horas: '8:00-14:00', nota: null }],
    telefonos: [{ nombre: 'Renta de herramienta', numero: '55 5555 0170' }],
    whatsapp: '55 5555 0170',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Rotomartillo y andamio por hora' },
  },
  'Materiales Peñafiel': {
    horario: semana('7:00-17:00', '7:00-13:00', CERRADO),
    telefonos: [
      { nombre: 'Ventas', numero: '55 5555 0171' },
      { nombre: 'Patio y entregas', numero: '55 5555 0172' },
    ],
    razonSocial: 'Materiales Peñafiel del Altiplano, S.A. de C.V.',
    si: ['factura', 'entrega-a-domicilio', 'estacionamiento', 'acepta-tarjeta'],
  },
  'Tornillería del Centro': {
    horario: semana('9:30-14:00, 15:30-19:00', '9:30-14:00', CERRADO),
    si: ['factura'],
    no: ['acepta-tarjeta', 'acceso-con-silla-de-ruedas'],
  },
  'Abarrotes La Providencia': {
    si: ['mascotas'],
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Chiles secos y quesos de rancho' },
  },
  'Miscelánea El Niño Perdido': {
    horario: semana('7:00-23:00'),
    no: ['acepta-tarjeta', 'factura'],
  },
  'Súper La Cañada': {
    horario: semana('7:00-21:00', '7:00-21:00', '7:00-16:00'),
    telefonos: [
      { nombre: 'Reparto', numero: '55 5555 0173' },
      { nombre: 'Carnicería', numero: '55 5555 0128 ext. 3' },
    ],
    whatsapp: '55 5555 0173',
    si: ['acepta-tarjeta', 'entrega-a-domicilio', 'estacionamiento', 'acceso-con-silla-de-ruedas'],
    no: ['mascotas'],
  },
  'Cremería La Güera': {
    horario: semana('8:00-16:00', '8:00-16:00', '8:00-14:00'),
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Queso fresco de los viernes' },
  },
  'Vinos y Ultramarinos Peñablanca': {
    horario: semana('10:00-20:00', '10:00-20:00', '11:00-15:00'),
    dias: [
      { el: '12-24', horas: '10:00-16:00', nota: 'Entrega de canastas' },
      { el: '12-31', horas: '10:00-16:00', nota: null },
    ],
    entre: 'Mina y Matamoros',
    telefonos: [{ nombre: 'Canastas para empresas', numero: '55 5555 0174' }],
    instagram: 'https://www.instagram.com/vinos.y.ultramarinos.penablanca.demo',
    razonSocial: 'Ultramarinos Peñablanca, S.A. de C.V.',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio'],
    no: ['acceso-con-silla-de-ruedas'],
    valores: { especialidad: 'Canastas de Navidad' },
  },
  'Papelería El Compás': {
    horario: semana('8:00-20:00', '9:00-15:00', CERRADO),
    dias: [{ el: 7, horas: '8:00-14:00', nota: 'Cambio de aparadores por la tarde' }],
    entre: '5 de Mayo y Aldama',
    whatsapp: '55 5555 0131',
    instagram: 'https://www.instagram.com/papeleria.el.compas.demo',
    si: ['acepta-tarjeta', 'factura', 'acceso-con-silla-de-ruedas'],
    no: ['entrega-a-domicilio', 'estacionamiento'],
    valores: { especialidad: 'Listas de útiles completas' },
  },
  'Papelería Escolar Niños Héroes': {
    horario: semana('7:00-14:00, 16:00-20:00', '9:00-14:00', CERRADO),
    categorias: ['librerias'],
    no: ['acepta-tarjeta'],
  },
  'Copias y Planos Rubén': {
    horario: semana('8:30-19:00', '9:00-14:00', CERRADO),
    entre: 'Aldama y 5 de Mayo',
    whatsapp: '55 5555 0133',
    si: ['acepta-tarjeta', 'factura'],
    no: ['acceso-con-silla-de-ruedas'],
    valores: { especialidad: 'Planos de gran formato' },
  },
  'Regalos y Papel La Piñata': {
    horario: semana('9:00-18:00', '9:00-18:00', '9:00-15:00'),
    whatsapp: '55 5555 0134',
    instagram: 'https://www.instagram.com/regalos.y.papel.la.pinata.demo',
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Piñatas del personaje que te imagines' },
  },
  'Mercería y Papelería Lupita': {
    horario: semana('10:00-14:00, 16:00-20:00', '10:00-15:00', CERRADO),
    no: ['acepta-tarjeta'],
  },
}

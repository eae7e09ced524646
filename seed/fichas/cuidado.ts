import type { cuidado } from '../empresas/cuidado.ts'
import type { Ficha } from '../tipos.ts'
import { CERRADO, semana } from './semana.ts'

/** Salons, pharmacies and florists. */
export const fichasDeCuidado: Readonly<Record<(typeof cuidado)[number]['nombre'], Ficha>> = {
  'Estética Uñas y Alegría': {
    horario: semana('10:00-19:00', '10:00-19:00', '9:00-13:00'),
    whatsapp: '55 5555 0121',
    si: ['acepta-tarjeta', 'estacionamiento'],
  },
  'Uñas Doña Toña': {
    horario: semana('10:00-19:00', '9:00-17:00', CERRADO),
    whatsapp: '55 5555 0122',
    no: ['acepta-tarjeta', 'acceso-con-silla-de-ruedas'],
  },
  'Barbería El Cañón': {
    horario: semana('11:00-21:00', '10:00-21:00', '10:00-15:00'),
    whatsapp: '55 5555 0123',
    instagram: 'https://www.instagram.com/barberia.el.canon.demo',
    si: ['acepta-tarjeta', 'wifi', 'mascotas', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Afeitado con toalla caliente' },
  },
  'Salón Jacaranda': {
    horario: { ...semana('10:00-20:00', '9:00-20:00', '10:00-15:00'), lunes: CERRADO },
    dias: [{ el: 14, horas: CERRADO, nota: 'Curso de colorimetría' }],
    telefonos: [{ nombre: 'Citas de novia', numero: '55 5555 0175' }],
    whatsapp: '55 5555 0175',
    instagram: 'https://www.instagram.com/salon.jacaranda.demo',
    si: ['acepta-tarjeta', 'factura', 'estacionamiento', 'wifi', 'acceso-con-silla-de-ruedas'],
    no: ['mascotas'],
  },
  'Peluquería Los Compadres': {
    horario: semana('10:00-20:00', '10:00-20:00', CERRADO),
    no: ['acepta-tarjeta'],
    valores: { especialidad: 'Corte de caballero y de niño sin cita' },
  },
  'Farmacia de la Asunción': {
    horario: semana('24 h'),
    telefonos: [{ nombre: 'Ventanilla de noche', numero: '55 5555 0176' }],
    whatsapp: '55 5555 0136',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio', 'acceso-con-silla-de-ruedas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Genéricos y aplicación de inyecciones' },
  },
  'Farmacia Peñita': {
    horario: semana('8:00-22:00', '8:00-22:00', '9:00-21:00'),
    telefonos: [{ nombre: 'Consultorio', numero: '55 5555 0177' }],
    si: ['acepta-tarjeta', 'entrega-a-domicilio', 'acceso-con-silla-de-ruedas'],
  },
  'Botica San Miguel': {
    horario: semana('9:00-14:00, 16:00-20:00', '9:00-14:00', CERRADO),
    si: ['factura'],
    no: ['acepta-tarjeta', 'entrega-a-domicilio', 'acceso-con-silla-de-ruedas'],
    valores: { especialidad: 'Fórmulas magistrales con receta' },
  },
  'Farmacia Veterinaria El Arca': {
    horario: semana('9:00-20:00', '9:00-18:00', '10:00-14:00'),
    telefonos: [{ nombre: 'Consulta', numero: '55 5555 0178' }],
    whatsapp: '55 5555 0178',
    instagram: 'https://www.instagram.com/farmacia.veterinaria.el.arca.demo',
    si: ['acepta-tarjeta', 'factura', 'mascotas', 'estacionamiento'],
    valores: { especialidad: 'Vacunas y consulta de pequeñas especies' },
  },
  'Ortopedia y Farmacia Bienestar': {
    horario: semana('9:00-19:00', '9:00-14:00', CERRADO),
    telefonos: [{ nombre: 'Oxígeno, a toda hora', numero: '55 5555 0179' }],
    razonSocial: 'Ortopedia Bienestar de Peñablanca, S. de R.L. de C.V.',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio', 'estacionamiento', 'acceso-con-silla-de-ruedas'],
    valores: { especialidad: 'Renta de sillas de ruedas y oxígeno' },
  },
  'Florería Azahar': {
    horario: semana('8:00-20:00', '8:00-20:00', '8:00-15:00'),
    dias: [{ el: '05-10', horas: '6:00-22:00', nota: 'Día de las Madres' }],
    whatsapp: '55 5555 0141',
    instagram: 'https://www.instagram.com/floreria.azahar.demo',
    si: ['acepta-tarjeta', 'factura', 'entrega-a-domicilio', 'mascotas'],
    no: ['estacionamiento'],
    valores: { especialidad: 'Ramos del día' },
  },
  'Flores El Cempasúchil': {
    horario: semana('6:00-18:00', '6:00-18:00', '6:00-15:00'),
    dias: [
      { el: '10-31', horas: '4:00-22:00', nota: 'Flor de muertos' },
      { el: '11-01', horas: '4:00-22:00', nota: 'Flor de muertos' },
    ],
    no: ['acepta-tarjeta', 'entrega-a-domicilio'],
  },
  'Vivero Loma Bonita': {
    horario: semana('8:00-17:00', '8:00-17:00', '9:00-17:00'),
    dias: [{ el: 'festivo', horas: '9:00-17:00', nota: 'Abrimos' }],
    instagram: 'https://www.instagram.com/vivero.loma.bonita.demo',
    si: ['estacionamiento', 'mascotas', 'acceso-con-silla-de-ruedas', 'acepta-tarjeta'],
    valores: { especialidad: 'Árboles frutales y nopales' },
  },
  'Coronas y Arreglos La Siempreviva': {
    telefonos: [{ nombre: 'A cualquier hora', numero: '55 5555 0180' }],
    si: ['entrega-a-domicilio', 'factura'],
  },
  'Casa Peña Flores y Eventos': {
    horario: semana('10:00-18:00', '10:00-14:00', CERRADO),
    whatsapp: '55 5555 0145',
    instagram: 'https://www.instagram.com/casa.pena.flores.y.eventos.demo',
    razonSocial: 'Casa Peña Eventos, S.A. de C.V.',
    si: ['acepta-tarjeta', 'factura', 'estacionamiento'],
    valores: { especialidad: 'Bodas y quince años' },
  },
}

import type { EmpresaTexts } from '../test/support/branches.ts'

/**
 * Returns branches like those of a Mexican directory, in any number and always the same: few words are very common,
 * most are rare.
 */
export function branchOf(id: number): EmpresaTexts {
  const random = randomOf(id)
  const one = <T>(list: readonly T[]): T => pick(list, random)
  const trade = one(TRADES)
  const owner =
    random() < 0.5 ? one(SURNAMES) : random() < 0.5 ? `${one(ARTICLES)} ${one(NICKNAMES)}` : rareName(random)
  const nombre = random() < 0.1 ? `${owner} ${trade.plural}` : `${trade.name} ${owner}`
  return {
    id,
    orden: random() < 0.7 ? 0 : Math.floor(random() * 1000),
    nombre: random() < 0.15 ? `${nombre} Sucursal ${one(PLACES)}` : nombre,
    categoria: trade.category,
    direccion: `${one(WAYS)} ${one(STREETS)} ${Math.floor(random() ** 2 * 4000) + 1}, Col. ${one(PLACES)}, ${postcode(random)} ${one(CITIES)}`,
    descripcion: `${trade.plural} ${one(QUALITIES)} en ${one(PLACES)}. ${one(OFFERS)} ${one(OFFERS)} Pregunta por ${rareName(random)}.`,
  }
}

/** An invented name that few branches have. */
export function rareName(random: () => number): string {
  const count = 3 + Math.floor(random() * 2)
  const word = Array.from(
    { length: count },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '',
  ).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Returns numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks the first items of a list far more often than the last. */
function pick<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() ** 2.2 * list.length)] ?? list[0]
  if (chosen === undefined) throw new RangeError('nothing to pick from')
  return chosen
}

const postcode = (random: () => number): string =>
  String(Math.floor(random() * 99_000) + 1000).padStart(5, '0')

const trade = (line: string) => {
  const [name = '', plural = '', category = ''] = line.split('|')
  return { name, plural, category }
}

const TRADES = [
  'Abarrotes|Abarrotes|Tiendas',
  'Taquería|Tacos|Restaurantes',
  'Farmacia|Medicinas|Salud',
  'Restaurante|Comidas|Restaurantes',
  'Ferretería|Herramientas|Ferreterías',
  'Estética|Cortes de cabello|Belleza',
  'Papelería|Útiles escolares|Papelerías',
  'Refaccionaria|Refacciones|Automotriz',
  'Taller Mecánico|Reparaciones|Automotriz',
  'Panadería|Panes y pasteles|Panaderías',
  'Carnicería|Cortes finos|Alimentos',
  'Tortillería|Tortillas|Alimentos',
  'Lavandería|Lavados|Servicios',
  'Consultorio Dental|Dentistas|Salud',
  'Cafetería|Cafés|Restaurantes',
  'Florería|Flores|Regalos',
  'Mueblería|Muebles|Hogar',
  'Zapatería|Zapatos|Ropa y calzado',
  'Boutique|Vestidos|Ropa y calzado',
  'Veterinaria|Mascotas|Servicios',
  'Plomería|Plomeros|Construcción',
  'Tornillería|Tornillos|Ferreterías',
  'Óptica|Lentes|Salud',
  'Imprenta|Impresos|Servicios',
  'Notaría|Escrituras|Servicios profesionales',
  'Despacho Contable|Contadores|Servicios profesionales',
  'Vulcanizadora|Llantas|Automotriz',
  'Paletería|Helados|Alimentos',
  'Pescadería|Mariscos|Alimentos',
  'Joyería|Anillos|Regalos',
].map(trade)

const words = (text: string): string[] => text.split(' ')

const SURNAMES = words(
  'Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez Reyes Díaz Torres Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera Medina Castro Vargas Guzmán Velázquez Muñoz Rojas Contreras Salazar Luna Ortega Guerrero Estrada Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval Carrillo León Mejía Solís Rosas Ibarra Valdez Núñez Campos Santos Camacho Navarro Peña Maldonado Rosales Acosta Miranda Trejo Cabrera Valencia Nava Castañeda Pacheco Robles Molina Rangel Fuentes Huerta Meza Aguirre Cárdenas Orozco Padilla Espinosa Ayala Salas Valenzuela Zúñiga Ochoa Salinas Mora Tapia Serrano Durán Olvera Macías Zamora Calderón Arellano Suárez Barrera Zavala Villegas Gallegos Lozano Galván Figueroa Beltrán Franco Villarreal Sosa Montes Andrade Velasco Arias Marín Corona Garza Ponce Esquivel Pineda Alonso Palacios Antonio Vásquez Trujillo Cortez Rocha Rubio Bernal Benítez Escobar Villanueva Cuevas Salgado Osorio Escobedo Tovar Murillo Quiñones Ledezma Treviño Bolaños Yáñez',
)
const ARTICLES = ['El', 'La', 'Los', 'Las', 'Doña', 'Don']
const NICKNAMES = words(
  'Güero Esperanza Guadalupana Providencia Morena Económica Central Popular Lupita Chiquita Moderna Norteña Tapatía Michoacana Abuela Paloma Estrella Sirena Campana Espiga Fortuna Reyna Perla Montaña Cabaña Hacienda Carreta Fuente Sureña Poblana Oaxaqueña Veracruzana Regia Chata Flaca Güera Catrina Piña Araña',
)
const WAYS = ['Calle', 'Av.', 'Blvd.', 'Calz.', 'Privada', 'Carretera', 'Andador', 'Cerrada']
const STREETS = [
  ...words(
    'Hidalgo Juárez Morelos Zaragoza Allende Guerrero Insurgentes Reforma Madero Independencia Revolución Constitución Aldama Matamoros Galeana Victoria Ocampo Degollado Iturbide Corregidora Obregón Carranza Zapata Villa Cuauhtémoc Niños-Héroes Abasolo Bravo Rayón Mina Arteaga Escobedo',
  ),
  '5 de Mayo',
  '16 de Septiembre',
  '20 de Noviembre',
  'Benito Juárez',
  'Lázaro Cárdenas',
  'Vicente Guerrero',
  'López Mateos',
  ...SURNAMES,
]
const PLACES = [
  'Centro',
  'Del Valle',
  'Las Flores',
  'San José',
  'Guadalupe',
  'Industrial',
  'Jardines',
  'La Loma',
  'Roma Norte',
  'Lomas Verdes',
  'El Mirador',
  'Santa María',
  'San Miguel',
  'Los Pinos',
  'Reforma',
  'Obrera',
  'Las Águilas',
  'Buenavista',
  'La Paz',
  'San Antonio',
  ...STREETS,
]
const CITIES = [
  'Ciudad de México',
  'Guadalajara, Jal.',
  'Monterrey, N.L.',
  'Puebla, Pue.',
  'Tijuana, B.C.',
  'León, Gto.',
  'Mérida, Yuc.',
  'Querétaro, Qro.',
  'Toluca, Méx.',
  'San Luis Potosí, S.L.P.',
  'Aguascalientes, Ags.',
  'Hermosillo, Son.',
  'Saltillo, Coah.',
  'Morelia, Mich.',
  'Veracruz, Ver.',
  'Cancún, Q. Roo',
  'Oaxaca de Juárez, Oax.',
  'Chihuahua, Chih.',
  'Culiacán, Sin.',
  'Tepic, Nay.',
]
const QUALITIES = [
  'de la mejor calidad',
  'a buen precio',
  'recién hechos',
  'para toda la familia',
  'con servicio a domicilio',
  'al mayoreo y menudeo',
  'con más de treinta años de experiencia',
  'hechos a mano',
]
const OFFERS = [
  'Abrimos todos los días.',
  'Aceptamos tarjetas de crédito y débito.',
  'Hacemos entregas a domicilio sin costo.',
  'Estacionamiento gratuito para clientes.',
  'Presupuestos sin compromiso.',
  'Atención personalizada y garantía por escrito.',
  'Trabajos urgentes el mismo día.',
  'Venta de refacciones y accesorios originales.',
  'Wi-Fi gratis y juegos para niños.',
  'Eventos, banquetes y mesas de regalo.',
  'Facturamos.',
]
const SYLLABLES = words(
  'ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga go gu la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi xo ya yo za zu cha che lla ña que tla tzi',
)

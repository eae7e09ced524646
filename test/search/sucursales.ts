/** The directory for the tests of the search: invented branches, in the order of the lists. */

export interface Sucursal {
  readonly nombre: string
  readonly categoria: string
  readonly direccion: string
  readonly descripcion: string
  readonly publicado?: false
}

const sucursal = (line: string): Sucursal => {
  const [nombre = '', categoria = '', direccion = '', descripcion = ''] = line.split(' | ')
  return { nombre, categoria, direccion, descripcion }
}

/** Their `orden` is their place in this list. */
export const SUCURSALES: readonly Sucursal[] = [
  'Panadería La Espiga | Panaderías | Av. Juárez 12, Centro | Conchas, bolillos y roscas recién horneadas.',
  'La Espiga de Oro | Panaderías | Calle Hidalgo 45 | Pasteles para toda ocasión.',
  'Panadería San José | Panaderías | Calle Morelos 8 | Teleras y cuernitos.',
  'Panificadora Zapata | Panaderías | Blvd. Zapata 100 | Medio mayoreo.',
  'Plomero Don Chava | Hogar | Calle Allende 3 | Fugas, drenajes y calentadores.',
  'Plomería Méndez | Hogar | Av. Reforma 77 | Tinacos, bombas y boiler.',
  'Tornillería El Perno | Ferreterías | Calle 5 de Mayo 21 | Tuercas y rondanas.',
  'Ferretería Muñoz | Ferreterías | Av. Insurgentes 500 | Herramienta, pintura y cable.',
  'Munoz e Hijos | Ferreterías | Calle Galeana 14 | Llaves, chapas y candados.',
  'Peña Norteña | Restaurantes | Calle Rayón 4 | Cabrito y música en vivo.',
  'Café Pena Ajena | Restaurantes | Calle Aldama 9 | Espresso y pan tostado.',
  'Uñas Bonitas Lety | Belleza | Plaza Real, local 4 | Gelish y acrílico.',
  'Estética Doña Lupe | Belleza | Calle Juárez 30 | Cortes y peinados para niños y niñas.',
  'Consultorio Doctora Ibarra | Salud | Calle Nogal 11 | Pediatra, de lunes a sábado.',
  'Farmacia San José | Salud | Av. Central 1 | Medicina de patente y genéricos.',
  'Óptica Luz | Salud | Calle Hidalgo 2 | Lentes graduados en una hora.',
  'Luces y Lámparas del Bajío | Hogar | Calle Corregidora 19 | Candiles y focos.',
  'Autopartes El Güero | Automotriz | Carretera Norte km 4 | Frenos y amortiguadores.',
  'Refaccionaria Díaz | Automotriz | Av. del Trabajo 60 | Todo para tu camión.',
  'Grúas y Camiones Norte | Automotriz | Libramiento 900 | Arrastre las 24 horas.',
  'Café Wi-Fi | Restaurantes | Calle Madero 6 | Trabaja y desayuna.',
  'Papelería Año Nuevo | Papelerías | Calle Colegio 5 | Lápices, plumas y copias.',
  'El Lápiz Mágico | Papelerías | Calle Colegio 25 | Cuadernos y mochilas.',
  'Taquería Los Compadres | Restaurantes | Av. Zaragoza 8 | Pastor, suadero y campechanos.',
  'Tacos El Paisa | Restaurantes | Calle Victoria 70 | Birria los domingos.',
  'El Taco Feliz | Restaurantes | Calle Victoria 72 | Canasta y guisados.',
  'A Todo Vapor | Tintorerías | Calle Juárez 31 | Lavado en seco.',
  'La Y | Tintorerías | Calle Bravo 1 | Planchado por docena.',
  'Abarrotes 24/7 | Abarrotes | Calle Pino 7 | Refrescos, hielo y botana.',
  'Juguetería El Niño Feliz | Regalos | Portal Morelos 3 | Muñecas y carritos.',
  'Boutique Nino | Ropa | Portal Morelos 5 | Vestidos de fiesta.',
  'Zapatería Cortés | Ropa | Calle Degollado 12 | Botas y huaraches.',
  'Zapatos Andrade | Ropa | Calle Degollado 14 | Zapatilla y tenis.',
  'Mueblería El Rey | Hogar | Av. Reforma 80 | Salas y comedores.',
  'Muebles Reyes | Hogar | Av. Reforma 82 | Colchones y bases.',
  'S.O.S. Cerrajeros | Hogar | Calle Ocampo 44 | Apertura de autos.',
  'Florería Jazmín | Regalos | Calle Nogal 9 | Ramos, coronas y arreglos.',
  "L'Amour Repostería | Panaderías | Plaza Real, local 9 | Macarrones y tartas.",
  'Taller Mecánico Hermanos López | Automotriz | Calle Sauce 2 | Afinación y frenos.',
  'López Hermanos | Automotriz | Calle Sauce 20 | Hojalatería.',
  'Autobuses del Sur | Viajes | Central Camionera | Salidas a la costa.',
  'Autobús Escolar Fénix | Viajes | Calle Colegio 40 | Rutas para primaria.',
  'Imprenta Núñez | Papelerías | Calle Colegio 12 | Lonas y tarjetas.',
  'Muñoz | Ropa | Calle Galeana 2 | Trajes a la medida.',
  'Cortinas y Persianas Ñandú | Hogar | Calle Sabino 3 | Telas finas.',
  'Nanduty Bordados | Ropa | Calle Sabino 5 | Manteles.',
  'Peluquería Ibarra | Belleza | Calle Nogal 13 | Barba y bigote.',
  'Doctores Asociados | Salud | Torre Médica, piso 3 | Cirugía y rayos X.',
  'Viajes Sol y Mar | Viajes | Av. Central 12 | Cruceros, vuelos y hoteles.',
  'Zzz Colchones | Hogar | Calle Sabino 30 | Memoria y látex.',
]
  .map(sucursal)
  .concat([
    {
      nombre: 'Panadería Secreta',
      categoria: 'Panaderías',
      direccion: 'Calle Oculta 1',
      descripcion: 'Abrimos pronto; especialidad en quequitos.',
      publicado: false,
    },
  ])

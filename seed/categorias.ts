import type { Categoria } from './tipos.ts'

export const categorias = [
  {
    clave: 'panaderias',
    nombre: 'Panaderías y pastelerías',
    descripcion:
      'Pan dulce, bolillo caliente dos veces al día, pasteles por encargo y, en noviembre, pan de muerto.',
    menu: true,
    orden: 1,
    giro: 'panaderia',
    tipo_schema: 'Bakery',
  },
  {
    clave: 'taquerias',
    nombre: 'Taquerías y antojitos',
    descripcion:
      'Al pastor, de canasta, guisados y barbacoa de domingo. También salsas y tortillas para llevar.',
    menu: true,
    orden: 2,
    giro: 'taqueria',
    tipo_schema: 'FastFoodRestaurant',
  },
  {
    clave: 'ferreterias',
    nombre: 'Ferreterías y tlapalerías',
    descripcion:
      'Herramienta, pintura, plomería y material eléctrico, con quien sabe decirte qué tornillo es el que necesitas.',
    menu: true,
    orden: 3,
    giro: 'ferreteria',
    tipo_schema: 'HardwareStore',
  },
  {
    clave: 'cafeterias',
    nombre: 'Cafeterías',
    descripcion: 'Café de altura tostado aquí mismo, desayunos sin prisa y mesas con enchufe y Wi-Fi.',
    menu: true,
    orden: 4,
    giro: 'cafe',
    tipo_schema: 'CafeOrCoffeeShop',
  },
  {
    clave: 'esteticas',
    nombre: 'Estéticas y uñas',
    descripcion: 'Corte, color, barbería y uñas. Casi todas atienden con cita y varias abren en domingo.',
    menu: true,
    orden: 5,
    giro: 'estetica',
    tipo_schema: 'HairSalon',
  },
  {
    clave: 'abarrotes',
    nombre: 'Abarrotes y misceláneas',
    descripcion:
      'La tienda de la esquina: granos a granel, refresco frío, quesos y lo que falta para la comida.',
    menu: true,
    orden: 6,
    giro: 'abarrotes',
    tipo_schema: 'ConvenienceStore',
  },
  {
    clave: 'papelerias',
    nombre: 'Papelerías',
    descripcion: 'Listas de útiles, copias, engargolados y regalos envueltos mientras esperas.',
    menu: false,
    orden: 7,
    giro: 'papeleria',
    tipo_schema: 'OfficeEquipmentStore',
  },
  {
    clave: 'farmacias',
    nombre: 'Farmacias',
    descripcion: 'Medicina de patente y genéricos, curación y artículos para bebé; una abre toda la noche.',
    menu: false,
    orden: 8,
    giro: 'farmacia',
    tipo_schema: 'Pharmacy',
  },
  {
    clave: 'florerias',
    nombre: 'Florerías',
    descripcion: 'Ramos, coronas y arreglos de mesa con flor de los invernaderos de la región.',
    menu: false,
    orden: 9,
    giro: 'floreria',
    tipo_schema: 'Florist',
  },
  {
    clave: 'zapaterias',
    nombre: 'Zapaterías',
    descripcion:
      'Calzado escolar, de trabajo y de fiesta, además de huaraches cosidos a mano y reparación de suelas.',
    menu: false,
    orden: 10,
    giro: 'zapateria',
    tipo_schema: 'ShoeStore',
  },
  {
    clave: 'talleres',
    nombre: 'Talleres y refacciones',
    descripcion:
      'Mecánica general, llantas, hojalatería, motos y bicicletas. Presupuesto por escrito antes de empezar.',
    menu: false,
    orden: 11,
    giro: 'taller',
    tipo_schema: 'AutoRepair',
  },
  {
    clave: 'librerias',
    nombre: 'Librerías',
    descripcion:
      'Novedades, libro usado, cuentos para niñas y niños y mesas donde se puede hojear sin compromiso.',
    menu: false,
    orden: 12,
    giro: 'libreria',
    tipo_schema: 'BookStore',
  },
] as const satisfies readonly Categoria[]

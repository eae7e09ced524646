import type { Producto } from '../tipos.ts'

/** Products of bakeries, taco stands, cafés and corner shops. */
export const comida = [
  {
    name: 'Concha de vainilla',
    title: 'Concha de vainilla horneada dos veces al día',
    description:
      'Pan dulce esponjado con costra de azúcar y vainilla de Papantla. Sale a las 7:00 y a las 17:00.',
    details:
      'Pieza de 90 gramos. Contiene trigo, leche y huevo. Docena surtida con chocolate o fresa al mismo precio.',
    code: 'PAN-001',
    stock: 120,
    price: 14,
    order: 1,
    categoria: 'panaderias',
    thing: 'concha',
  },
  {
    name: 'Bolillo',
    title: 'Bolillo crujiente de horno de piedra',
    description: 'Costra dorada y migajón suave, para torta, para molletes o para el susto.',
    details: 'Pieza de 70 gramos, sin manteca. Más de cincuenta piezas: se apartan antes de las 12:00.',
    code: 'PAN-002',
    stock: 400,
    price: 3.5,
    order: 2,
    categoria: 'panaderias',
    thing: 'bolillo',
  },
  {
    name: 'Cuernito de mantequilla',
    title: 'Cuernito de mantequilla con muchas capas',
    description:
      'Masa que reposa dos días y se dobla tres veces. Solo, con jamón y queso o relleno de cajeta por encargo.',
    details:
      'Pieza de 75 gramos. Contiene trigo, leche y huevo. Para eventos, caja de cincuenta piezas chicas con 48 horas de aviso.',
    code: 'PAN-003',
    stock: 48,
    price: 16,
    order: 3,
    categoria: 'panaderias',
    thing: 'cuernito',
  },
  {
    name: 'Pan de muerto con azahar',
    title: 'Pan de muerto con agua de azahar, tamaño familiar',
    description:
      'Huesitos bien marcados, azúcar fina y un toque de naranja. Solo de octubre a la primera semana de noviembre.',
    details:
      'Pieza de 600 gramos en caja de cartón. Fuera de temporada se hace desde diez piezas y con una semana de aviso.',
    code: 'PAN-004',
    stock: 0,
    price: 135,
    order: 4,
    categoria: 'panaderias',
    thing: 'pan-de-muerto',
  },
  {
    name: 'Orden de tacos al pastor',
    title: 'Cinco tacos al pastor con piña',
    description: 'Carne de trompo en tortilla recién hecha, con piña, cebolla, cilantro y dos salsas.',
    details:
      'La salsa roja lleva chile de árbol y pica; la verde, menos. Se puede pedir con tortilla de harina por diez pesos más.',
    code: 'TAC-001',
    stock: null,
    price: 95,
    order: 1,
    categoria: 'taquerias',
    thing: 'tacos',
  },
  {
    name: 'Salsa de molcajete',
    title: 'Salsa roja de molcajete, frasco de 250 ml',
    description:
      'Jitomate, chile de árbol y ajo asados en comal y martajados en piedra. Se hace cada mañana.',
    details:
      'Pica de verdad. Sin conservadores: se guarda en refrigeración hasta cinco días. Se rellena tu frasco por diez pesos menos.',
    code: 'TAC-002',
    stock: 36,
    price: 60,
    order: 2,
    categoria: 'taquerias',
    thing: 'salsa-molcajete',
  },
  {
    name: 'Agua de jamaica',
    title: 'Jarra de agua de jamaica de dos litros',
    description: 'Flor hervida el mismo día, con poca azúcar. También de horchata o de limón con chía.',
    details:
      'Rinde ocho vasos. En pedidos para llevar se entrega en garrafa retornable con depósito de treinta pesos.',
    code: 'TAC-003',
    stock: null,
    price: 65,
    order: 3,
    categoria: 'taquerias',
    thing: 'agua-jamaica',
  },
  {
    name: 'Carne al pastor por kilo',
    title: 'Kilo de carne al pastor del trompo, para llevar',
    description:
      'Recién cortada, con piña, cebolla, cilantro, limones y dos salsas. Rinde para veinticinco tacos.',
    details:
      'Incluye un kilo de tortillas. Para fiestas llevamos el trompo completo, con taquero, desde ocho kilos y con tres días de aviso.',
    code: 'TAC-004',
    stock: null,
    price: 360,
    order: 4,
    categoria: 'taquerias',
    thing: 'trompo',
  },
  {
    name: 'Café de altura tostado',
    title: 'Café de altura en grano, bolsa de medio kilo',
    description:
      'Tueste medio, notas de cacao y piloncillo. Se tuesta los martes y se muele al gusto sin costo.',
    details:
      'Grano arábica lavado de la sierra. Dinos cómo lo preparas (olla, prensa, goteo, espresso) y lo molemos para eso.',
    code: 'CAF-001',
    stock: 42,
    price: 185,
    order: 1,
    categoria: 'cafeterias',
    thing: 'costal-cafe',
  },
  {
    name: 'Capuchino grande',
    title: 'Capuchino grande de doce onzas',
    description:
      'Doble carga de espresso y leche texturizada. Con leche de avena o de almendra por doce pesos más.',
    details: 'Quien trae su propio vaso paga ocho pesos menos. Descafeinado disponible todo el día.',
    code: 'CAF-002',
    stock: null,
    price: 58,
    order: 2,
    categoria: 'cafeterias',
    thing: 'taza-capuchino',
  },
  {
    name: 'Cafetera de prensa',
    title: 'Cafetera de prensa francesa de 600 ml',
    description: 'Vidrio templado y filtro de acero. La usamos en la barra y aguanta el trajín.',
    details:
      'Para tres tazas. Incluye medida y una bolsa de cien gramos de café recién molido. Garantía de seis meses en el filtro.',
    code: 'CAF-003',
    stock: 7,
    price: 420,
    order: 3,
    categoria: 'cafeterias',
    thing: 'cafetera',
  },
  {
    name: 'Rebanada de pastel de zanahoria',
    title: 'Pastel de zanahoria con nuez y betún de queso',
    description: 'Húmedo, con mucha especia y poca azúcar. Se hornea en casa los lunes y los jueves.',
    details:
      'Contiene nuez, trigo, huevo y lácteos. El pastel entero, de doce rebanadas, se encarga con un día.',
    code: 'CAF-004',
    stock: 12,
    price: 64,
    order: 4,
    categoria: 'cafeterias',
    thing: 'rebanada-pastel',
  },
  {
    name: 'Chiles secos surtidos',
    title: 'Chiles secos surtidos: ancho, guajillo y pasilla',
    description: 'De la cosecha reciente, flexibles y sin quebrar. Lo justo para un buen mole o un adobo.',
    details: 'Bolsa de un cuarto de kilo. También cada chile por separado, desde cincuenta gramos.',
    code: 'ABA-001',
    stock: 150,
    price: 98,
    order: 1,
    categoria: 'abarrotes',
    thing: 'chiles-secos',
  },
  {
    name: 'Queso fresco de rancho',
    title: 'Queso fresco de rancho, pieza de 400 gramos',
    description:
      'Leche entera de vaca, salado suave. Llega los martes y los viernes y casi siempre se acaba.',
    details:
      'Mantener en refrigeración; consumir en siete días. Se puede apartar por teléfono el mismo día de la entrega.',
    code: 'ABA-002',
    stock: 0,
    price: 72,
    order: 2,
    categoria: 'abarrotes',
    thing: 'queso-fresco',
  },
  {
    name: 'Miel de mezquite',
    title: 'Miel de mezquite, frasco de medio litro',
    description: 'Miel clara de apiarios del Cerro del Niño, sin calentar ni mezclar.',
    details:
      'Se cristaliza con el frío: es señal de que es pura. Se vuelve líquida en baño maría tibio. No dar a menores de un año.',
    code: 'ABA-003',
    stock: 28,
    price: 140,
    order: 3,
    categoria: 'abarrotes',
    thing: 'frasco-miel',
  },
  {
    name: 'Canasta de fruta de temporada',
    title: 'Canasta de fruta de temporada con doce piezas',
    description:
      'Lo mejor que llegó en la semana: guayaba, mandarina, manzana, plátano y uvas, en canasta de carrizo.',
    details:
      'Se arma sobre pedido de un día para otro. Precio para oficinas desde cinco canastas y entrega sin costo en el centro.',
    code: 'ABA-004',
    stock: null,
    price: 290,
    order: 4,
    categoria: 'abarrotes',
    thing: 'canasta-fruta',
  },
] as const satisfies readonly Producto[]

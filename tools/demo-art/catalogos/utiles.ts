import type { Catalogo } from './tipos.ts'

export const utiles: Catalogo = {
  titulo: 'Útiles y regreso a clases',
  negocio: 'Papelería El Compás',
  lema: 'Listas por grado, paquetes armados y lo que la maestra pidió para mañana.',
  color: '#8a1c4a',
  accent: '#ffd6e2',
  contacto: ['Calle Allende 12, Centro', '55 5555 0131', 'mostrador@papeleria-el-compas.example'],
  pages: [
    {
      title: 'Cómo funciona',
      blocks: [
        {
          kind: 'text',
          text: 'Deja tu lista antes del mediodía y recógela surtida y marcada por la tarde. Si algo no hay, te llamamos antes de cambiarlo por otra marca. Lo que no se use, con el empaque cerrado, se devuelve hasta el 30 de septiembre.',
        },
        { kind: 'heading', text: 'Tres maneras de pedir' },
        {
          kind: 'list',
          items: [
            'En el mostrador, con la lista de la escuela.',
            'Por mensaje, con una fotografía en la que se lea todo.',
            'Por escuela: si diez familias piden juntas, diez por ciento menos para cada una.',
          ],
        },
        { kind: 'heading', text: 'Horario de temporada' },
        {
          kind: 'text',
          text: 'Del 1 de agosto al 10 de septiembre abrimos de 7:00 a 21:00, sin cerrar a mediodía. El domingo, de 9:00 a 15:00.',
        },
      ],
    },
    {
      title: 'Paquetes por grado',
      blocks: [
        {
          kind: 'text',
          text: 'Cada paquete trae lo que piden la mayoría de las escuelas de la ciudad. Se puede quitar o cambiar cualquier cosa: el precio se ajusta al peso.',
        },
        {
          kind: 'prices',
          rows: [
            ['Preescolar', '18 artículos', 389],
            ['Primaria, 1.º y 2.º', '24 artículos', 512],
            ['Primaria, 3.º y 4.º', '26 artículos', 548],
            ['Primaria, 5.º y 6.º', '29 artículos', 596],
            ['Secundaria', '31 artículos', 670],
            ['Bachillerato', '22 artículos', 485],
          ],
        },
        { kind: 'heading', text: 'Qué trae el de 3.º y 4.º de primaria' },
        {
          kind: 'list',
          items: [
            'Cinco cuadernos profesionales cosidos: tres de raya y dos de cuadro.',
            'Doce lápices del dos, goma, sacapuntas con depósito y bicolor.',
            'Caja de 24 lápices de color y juego de geometría irrompible.',
            'Tijeras de punta redonda, pegamento en barra y cinta adhesiva.',
            'Diccionario escolar, cien hojas blancas y dos cartulinas.',
          ],
        },
        { kind: 'heading', text: 'Forrado y etiquetas' },
        {
          kind: 'prices',
          rows: [
            ['Forro de plástico', 'por cuaderno, colocado', 18],
            ['Etiqueta con nombre', 'plana de 24', 45],
            ['Grabado en tijera o termo', 'pieza', 15],
          ],
        },
      ],
    },
    {
      title: 'Por pieza',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Cuaderno profesional cosido', '100 hojas', 46],
            ['Cuaderno forma italiana', '100 hojas', 32],
            ['Lápiz del dos', 'pieza', 6],
            ['Lápices de color', 'caja de 24', 148],
            ['Bolígrafo', 'azul, negro o rojo', 8.5],
            ['Marcatextos', 'pieza', 19],
            ['Tijeras escolares', 'diestro o zurdo', 34.5],
            ['Pegamento en barra', '20 g', 24],
            ['Juego de geometría', 'con compás', 89],
            ['Mochila', 'con refuerzo, un año', 460],
            ['Diccionario escolar', '912 páginas', 275],
            ['Cartulina', 'blanca o de color', 9],
            ['Papel de China', 'pliego', 4],
            ['Acuarelas', '12 colores y pincel', 58],
          ],
        },
        {
          kind: 'text',
          text: 'Precio de mayoreo desde doce piezas del mismo artículo. Para maestras y maestros, siete por ciento todo el año con su credencial.',
        },
        {
          kind: 'text',
          text: 'Escoge primero lo que se usa diario: un buen cuaderno y un buen lápiz cambian más la letra que la pluma de moda. Con gusto dejamos probar antes de comprar.',
        },
      ],
    },
    {
      title: 'Copias, impresión y apoyo',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Copia carta', 'blanco y negro', 1.5],
            ['Copia oficio', 'blanco y negro', 2],
            ['Impresión carta', 'color', 8],
            ['Engargolado', 'hasta 100 hojas', 38],
            ['Enmicado', 'credencial', 18],
            ['Escaneo a correo', 'por documento', 10],
          ],
        },
        { kind: 'heading', text: 'Útiles para todos' },
        {
          kind: 'text',
          text: 'Junto a la caja hay un cesto para cuadernos con hojas libres, lápices de más de medio largo y mochilas que aún aguantan. Cada agosto, con lo reunido, se arman paquetes para familias que los necesitan. El año pasado fueron 118.',
        },
        {
          kind: 'list',
          items: [
            'Para donar: deja tus útiles limpios en el cesto, todo el año.',
            'Para recibir: pide el paquete en el mostrador, en voz baja o por mensaje. No se piden papeles.',
            'Por cada diez paquetes vendidos, la papelería pone uno.',
          ],
        },
        { kind: 'heading', text: 'Pago' },
        {
          kind: 'text',
          text: 'Efectivo, tarjeta o transferencia. Apartado sin intereses desde julio, con pagos de lo que se pueda. Factura con tus datos fiscales, el mismo mes de la compra.',
        },
      ],
    },
  ],
}

import type { Catalogo } from './tipos.ts'

export const pan: Catalogo = {
  titulo: 'Pan y repostería de encargo',
  negocio: 'Panadería La Espiga',
  lema: 'Lo que sale del horno todos los días y lo que hacemos cuando nos das unos días para hacerlo.',
  color: '#7a3b12',
  accent: '#f7d9a8',
  contacto: ['Calle Hidalgo 18, Centro', '55 5555 0101', 'pedidos@panaderia-la-espiga.example'],
  pages: [
    {
      title: 'Bienvenida',
      blocks: [
        {
          kind: 'text',
          text: 'El horno de La Espiga es de piedra y se encendió por primera vez en 1958. Desde entonces solo se ha apagado dos veces: una para cambiar la bóveda y otra porque se casó la panadera. Amasamos de noche con harina de trigo, masa madre y tiempo.',
        },
        {
          kind: 'text',
          text: 'Este catálogo reúne el pan de todos los días, los pasteles de encargo y el pan de temporada. Los precios son por pieza salvo que se indique otra cosa e incluyen impuestos.',
        },
        { kind: 'heading', text: 'A qué hora sale el pan' },
        {
          kind: 'list',
          items: [
            'Bolillo y telera: 6:30, 13:00 y 19:00 horas.',
            'Pan dulce: 7:00 y 17:00 horas. Los domingos, una sola hornada, a las 8:00.',
            'Pan de caja y pan de semillas: martes, jueves y sábado, a mediodía.',
            'Sin azúcar y sin huevo: miércoles, con apartado un día antes.',
          ],
        },
      ],
    },
    {
      title: 'Pan de todos los días',
      blocks: [
        { kind: 'heading', text: 'Pan blanco' },
        {
          kind: 'prices',
          rows: [
            ['Bolillo', '70 g', 3.5],
            ['Telera', '80 g', 4],
            ['Pan de caja', '650 g, rebanado', 62],
            ['Pan de semillas', '500 g', 74],
            ['Baguete', '280 g', 26],
          ],
        },
        { kind: 'heading', text: 'Pan dulce' },
        {
          kind: 'prices',
          rows: [
            ['Concha', 'vainilla, chocolate o fresa', 14],
            ['Cuernito de mantequilla', '75 g', 16],
            ['Oreja', 'hojaldre y azúcar', 13],
            ['Beso de fresa', 'con coco', 15],
            ['Niño envuelto', 'rebanada', 24],
            ['Garibaldi', 'con chochitos', 15],
            ['Polvorón de tres colores', '60 g', 11],
            ['Cocol de anís', 'con ajonjolí', 12],
          ],
        },
        {
          kind: 'text',
          text: 'Por docena surtida se regala una pieza. El pan de ayer se vende a mitad de precio hasta las diez de la mañana.',
        },
      ],
    },
    {
      title: 'Pasteles y mesas de dulces',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Tres leches', '20 personas', 520],
            ['Tres leches', '40 personas', 940],
            ['Chocolate de metate', '20 personas', 560],
            ['Zanahoria con nuez', '12 rebanadas', 480],
            ['Piña colada', '20 personas', 540],
            ['Gelatina de mosaico', '15 vasos', 210],
            ['Mesa de dulces', 'desde 50 personas', 'cotizar'],
          ],
        },
        { kind: 'heading', text: 'Cómo se encarga' },
        {
          kind: 'list',
          items: [
            'Con 48 horas para pasteles y quince días para mesas de dulces.',
            'Se aparta con la mitad; el resto se paga al recoger.',
            'La dedicatoria no tiene costo. Revisa los acentos con nosotros: el betún no se borra.',
            'Los cambios de sabor se aceptan hasta el día anterior, antes de las 14:00 horas.',
            'Entrega a domicilio en el centro por 60 pesos; fuera de él, según la distancia.',
          ],
        },
        { kind: 'heading', text: 'Alérgenos' },
        {
          kind: 'text',
          text: 'En este horno se trabaja con trigo, leche, huevo, nuez, almendra, cacahuate y ajonjolí. Aunque una pieza no los lleve puede contener trazas. Si en tu mesa hay una alergia grave, dínoslo antes de encargar.',
        },
      ],
    },
    {
      title: 'Pan de temporada',
      blocks: [
        { kind: 'heading', text: 'Rosca de Reyes · del 26 de diciembre al 7 de enero' },
        {
          kind: 'prices',
          rows: [
            ['Chica', '8 personas, dos muñecos', 190],
            ['Mediana', '16 personas, cuatro muñecos', 340],
            ['Grande', '30 personas, ocho muñecos', 610],
            ['Rellena de nata', 'cargo adicional', 85],
          ],
        },
        { kind: 'heading', text: 'Pan de muerto · de octubre a la primera semana de noviembre' },
        {
          kind: 'prices',
          rows: [
            ['Individual con azahar', '120 g', 28],
            ['Familiar con azahar', '600 g', 135],
            ['De ánima con ajonjolí', '250 g', 60],
            ['Para ofrenda, con nombre', '1 kg', 240],
          ],
        },
        { kind: 'heading', text: 'Otras fechas' },
        {
          kind: 'list',
          items: [
            'Cuaresma: capirotada en cazuela de barro, con depósito por la cazuela.',
            'Día del Niño: galletas para decorar, con duya y chochitos.',
            'Fiestas patrias: conchas de tres colores, solo el 15 y el 16 de septiembre.',
            'Año Nuevo: panes de uva para doce deseos, en bolsa de doce piezas.',
          ],
        },
        {
          kind: 'text',
          text: 'En la sucursal de la Estación (Calzada de la Estación 204, local 3, teléfono 55 5555 0102) se recogen los pedidos de oficina y los de más de cien piezas.',
        },
      ],
    },
  ],
}

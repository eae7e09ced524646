import type { Catalogo } from './tipos.ts'

export const taller: Catalogo = {
  titulo: 'Servicios de taller y refacciones',
  negocio: 'Taller Mecánico Hermanos Ibáñez',
  lema: 'Presupuesto por escrito, la pieza vieja en una bolsa y tres meses de garantía.',
  color: '#1f2d3d',
  accent: '#ffb86b',
  contacto: ['Av. Juárez 480, Obrera', '55 5555 0151', 'servicio@taller-mecanico-hermanos-ibanez.example'],
  pages: [
    {
      title: 'Nuestra manera de trabajar',
      blocks: [
        {
          kind: 'text',
          text: 'Ningún auto se desarma sin tu firma. Primero se revisa, después se explica con la pieza en la mano y al final, si estás de acuerdo, se repara. El diagnóstico cuesta 280 pesos y se descuenta del trabajo.',
        },
        { kind: 'heading', text: 'Cuándo traerlo' },
        {
          kind: 'list',
          items: [
            'Luz de motor encendida, aunque el auto camine bien.',
            'Rechinido al frenar o pedal que se hunde.',
            'Mancha en el piso: roja, verde o café, cada color dice algo.',
            'Vibración a más de ochenta kilómetros por hora.',
            'Diez mil kilómetros o un año desde el último servicio.',
          ],
        },
        {
          kind: 'text',
          text: 'Recibimos autos de 8:00 a 10:00 y entregamos de 16:00 a 19:00, de lunes a sábado.',
        },
      ],
    },
    {
      title: 'Mantenimiento y reparación',
      blocks: [
        { kind: 'heading', text: 'Mantenimiento, cuatro cilindros' },
        {
          kind: 'prices',
          rows: [
            ['Cambio de aceite y filtro', '40 minutos', 690],
            ['Afinación menor', '2 horas', 1380],
            ['Afinación mayor', 'medio día', 2450],
            ['Limpieza de inyectores', '90 minutos', 850],
            ['Cambio de anticongelante', '1 hora', 620],
            ['Revisión para viaje', '25 puntos', 250],
          ],
        },
        { kind: 'heading', text: 'Reparación, mano de obra' },
        {
          kind: 'prices',
          rows: [
            ['Balatas delanteras', 'el par', 450],
            ['Rectificado de discos', 'el par', 520],
            ['Amortiguadores', 'el par', 780],
            ['Banda de distribución', 'con bomba de agua', 1950],
            ['Clutch', 'completo', 2600],
            ['Marcha o alternador', 'desmontar y montar', 600],
            ['Diagnóstico por computadora', 'con reporte impreso', 280],
          ],
        },
        {
          kind: 'text',
          text: 'La refacción se cobra aparte, con su nota. Puedes traerla tú: la montamos igual, pero la garantía cubre entonces solo la mano de obra.',
        },
      ],
    },
    {
      title: 'Llantas, baterías y refacciones',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Llanta 175/70 rin 13', 'montada y balanceada', 1420],
            ['Llanta 185/65 rin 14', 'montada y balanceada', 1690],
            ['Llanta 205/55 rin 16', 'montada y balanceada', 2280],
            ['Alineación', '4 ruedas', 420],
            ['Parche', 'llanta de auto', 90],
            ['Batería grupo 42', 'entregando la usada', 2150],
            ['Batería grupo 47', 'entregando la usada', 2480],
            ['Bujía', 'pieza', 85],
            ['Filtro de aire', 'según modelo', 'desde 140'],
            ['Limpiadores', 'el par', 230],
            ['Foco de faro', 'H4', 110],
          ],
        },
        { kind: 'heading', text: 'Auxilio en la calle' },
        {
          kind: 'prices',
          rows: [
            ['Paso de corriente', 'en la ciudad', 180],
            ['Cambio de llanta', 'en la ciudad', 200],
            ['Remolque', 'hasta 10 km', 750],
          ],
        },
        {
          kind: 'text',
          text: 'De noche y en domingo el auxilio lo da la Llantera El Rayo, a quince minutos de casi cualquier punto. Aceite, llantas y baterías usadas se reciclan; no los tires ni los guardes en la azotea.',
        },
      ],
    },
    {
      title: 'Condiciones y garantía',
      blocks: [
        { kind: 'heading', text: 'Presupuesto' },
        {
          kind: 'list',
          items: [
            'Es gratuito si el trabajo se hace aquí y vale quince días.',
            'Si aparece algo más, se para y se llama. Nada se agrega sin permiso.',
            'Puedes estar presente; hay una banca, café y una línea amarilla por seguridad.',
          ],
        },
        { kind: 'heading', text: 'Garantía' },
        {
          kind: 'text',
          text: 'Tres meses o cinco mil kilómetros en mano de obra; en refacciones, la del fabricante, que tramitamos nosotros. No cubre golpes, agua en el motor ni piezas que se haya decidido no cambiar y que estén anotadas en el presupuesto.',
        },
        { kind: 'heading', text: 'Pago' },
        {
          kind: 'prices',
          rows: [
            ['Trabajos hasta 3 000 pesos', 'al entregar', 'una parte'],
            ['Trabajos mayores', 'anticipo de 40 %', 'dos partes'],
            ['Flotillas', 'factura mensual', '30 días'],
            ['Estancia después de 8 días', 'por día', 60],
          ],
        },
        { kind: 'heading', text: 'Quejas' },
        {
          kind: 'text',
          text: 'Dínoslo primero a nosotros, con la nota. Si no llegamos a un acuerdo, la Cámara de Comercio de Peñablanca media sin costo: Portal de las Flores 12, teléfono 55 5555 0100.',
        },
      ],
    },
  ],
}

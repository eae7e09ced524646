import type { Catalogo } from './tipos.ts'

export const canastas: Catalogo = {
  titulo: 'Canastas de Navidad y Año Nuevo',
  negocio: 'Vinos y Ultramarinos Peñablanca',
  lema: 'Hechas con lo que se produce aquí y envueltas sin plástico, para familias y para empresas.',
  color: '#14532d',
  accent: '#f5d48a',
  contacto: ['Calle 5 de Mayo 19, Centro', '+52 55 5555 0130', 'www.vinos-y-ultramarinos-penablanca.example'],
  pages: [
    {
      title: 'Así se arman',
      blocks: [
        {
          kind: 'text',
          text: 'Cada canasta se teje en carrizo en el barrio de La Cañada y se llena a mano el día de la entrega. Siete de cada diez productos vienen de negocios de la ciudad: la miel del Cerro del Niño, el café del portal, el rompope del convento y el turrón de cacahuate de San Miguelito.',
        },
        { kind: 'heading', text: 'Fechas que importan' },
        {
          kind: 'list',
          items: [
            'Pedidos de empresa: hasta el 5 de diciembre.',
            'Pedidos de familia: hasta tres días antes de la entrega.',
            'Entregas: del 8 al 30 de diciembre, de lunes a sábado.',
            'El 24 y el 31 se recoge en tienda hasta las 15:00 horas.',
          ],
        },
        {
          kind: 'text',
          text: 'Las canastas pueden llevar tarjeta escrita a mano. Dinos el nombre con sus acentos: aquí Ibáñez, Muñoz y Peñafiel se escriben bien.',
        },
      ],
    },
    {
      title: 'Cuatro tamaños',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['La Sencilla', '6 productos', 360],
            ['La de la Casa', '12 productos', 690],
            ['La Abundante', '18 productos', 1180],
            ['La del Brindis', '5 botellas y botana', 1490],
          ],
        },
        { kind: 'heading', text: 'La de la Casa lleva' },
        {
          kind: 'list',
          items: [
            'Sidra de manzana, 750 ml, y uvas pasas para las doce campanadas.',
            'Café de altura, 250 g, y chocolate de metate, seis tablillas.',
            'Miel de mezquite, 250 ml, y ate de membrillo, 500 g.',
            'Turrón de cacahuate, galletas de nata y fruta cristalizada.',
            'Rompope, 500 ml; aceitunas en frasco; y una vela de cera para la noche de Año Nuevo.',
          ],
        },
        { kind: 'heading', text: 'Para agregar' },
        {
          kind: 'prices',
          rows: [
            ['Bacalao', 'medio kilo', 410],
            ['Vino tinto mexicano', '750 ml', 285],
            ['Queso añejo', '400 g', 150],
            ['Aceite de oliva', '500 ml', 210],
            ['Nochebuena en maceta de barro', 'pieza', 95],
            ['Moño bordado', 'pieza', 60],
          ],
        },
        {
          kind: 'text',
          text: 'Sin alcohol, sin azúcar o sin cacahuate: cualquier canasta se adapta al mismo precio si se avisa al pedirla.',
        },
      ],
    },
    {
      title: 'Empresas y condiciones',
      blocks: [
        { kind: 'heading', text: 'Descuento por cantidad' },
        {
          kind: 'prices',
          rows: [
            ['De 10 a 24 canastas', 'mismo tamaño o surtidas', '6 %'],
            ['De 25 a 49 canastas', 'mismo tamaño o surtidas', '10 %'],
            ['Desde 50 canastas', 'mismo tamaño o surtidas', '14 %'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Se aparta con el cuarenta por ciento y se liquida contra entrega.',
            'Incluye tarjeta con el nombre de cada persona y el logotipo de la empresa.',
            'Entregamos en tu oficina o en el domicilio de quien la recibe, con acuse.',
            'Factura el mismo día del pago.',
          ],
        },
        { kind: 'heading', text: 'Entrega' },
        {
          kind: 'prices',
          rows: [
            ['Centro y San Miguelito', 'desde una canasta', 'sin costo'],
            ['Resto de la ciudad', 'por domicilio', 45],
            ['Fuera de la ciudad', 'hasta 60 km', 'cotizar'],
          ],
        },
        { kind: 'heading', text: 'Cambios y cancelaciones' },
        {
          kind: 'text',
          text: 'Con cinco días de anticipación se devuelve el anticipo completo; después, la mitad o el valor entero en vales de la tienda. Si un producto falta lo sustituimos por otro igual o mejor y lo avisamos. Los envases de vidrio y las canastas se reciben de vuelta en enero: por cada una damos veinte pesos en vales.',
        },
        {
          kind: 'text',
          text: 'La venta de bebidas alcohólicas es solo para mayores de edad y las canastas que las llevan se entregan a una persona adulta.',
        },
      ],
    },
  ],
}

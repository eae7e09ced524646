import type { Catalogo } from './tipos.ts'

export const ferreteria: Catalogo = {
  titulo: 'Lista de precios de tlapalería',
  negocio: 'Tlapalería El Ñandú',
  lema: 'Herramienta, tornillería, plomería, electricidad y pintura. Por pieza, por metro y por litro.',
  color: '#1d3f4a',
  accent: '#f3c766',
  contacto: ['Calle Allende 45, Centro', '55 5555 0111 ext. 12', 'ventas@tlapaleria-el-nandu.example'],
  pages: [
    {
      title: 'Antes de venir',
      blocks: [
        {
          kind: 'text',
          text: 'Aquí se vende un tornillo, no una bolsa de cien. Trae la pieza vieja, una foto o la medida apuntada; si no sabes cómo se llama, descríbela y la buscamos. Lo que no está en esta lista suele estar en la bodega.',
        },
        { kind: 'heading', text: 'Servicios de mostrador' },
        {
          kind: 'prices',
          rows: [
            ['Copia de llave sencilla', 'mientras esperas', 35],
            ['Copia de llave de puntos', 'mientras esperas', 95],
            ['Afilado de cuchillo', 'martes', 40],
            ['Afilado de tijera', 'martes', 55],
            ['Corte de vidrio', 'por corte', 20],
            ['Igualado de pintura', 'con muestra', 'sin costo'],
          ],
        },
        {
          kind: 'text',
          text: 'Abrimos de lunes a sábado de 8:00 a 20:00 y el domingo de 9:00 a 14:00. Aceptamos efectivo, tarjeta y transferencia. Factura el mismo mes.',
        },
      ],
    },
    {
      title: 'Herramienta',
      blocks: [
        { kind: 'heading', text: 'De mano' },
        {
          kind: 'prices',
          rows: [
            ['Martillo de uña', '16 oz, mango de encino', 189],
            ['Juego de desarmadores', '6 piezas', 265],
            ['Pinza de electricista', '9 pulgadas', 214],
            ['Llave perica', '10 pulgadas', 238],
            ['Flexómetro', '5 metros', 92],
            ['Nivel de gota', '24 pulgadas', 176],
            ['Serrote', '20 pulgadas', 199],
            ['Cúter con repuestos', '18 mm', 64],
          ],
        },
        { kind: 'heading', text: 'Eléctrica' },
        {
          kind: 'prices',
          rows: [
            ['Taladro percutor', '1/2 pulgada, 650 W', 1190],
            ['Esmeriladora', '4 1/2 pulgadas', 980],
            ['Caladora', '500 W', 1050],
            ['Juego de brocas', 'concreto y metal, 12 piezas', 230],
          ],
        },
        {
          kind: 'text',
          text: 'La herramienta eléctrica tiene un año de garantía contra defecto de fábrica. Se prueba en el mostrador antes de salir y el cable se revisa contigo delante.',
        },
        {
          kind: 'list',
          items: [
            'Préstamo de escalera de tres metros con compra mínima de 300 pesos.',
            'Repuesto de mango para martillo, pala y zapapico, colocado.',
          ],
        },
      ],
    },
    {
      title: 'Tornillería y plomería',
      blocks: [
        { kind: 'heading', text: 'Por pieza' },
        {
          kind: 'prices',
          rows: [
            ['Pija para madera', 'del 6 al 12', 0.9],
            ['Tornillo con tuerca', '1/4 por 2 pulgadas', 3.2],
            ['Taquete de plástico', '1/4 de pulgada', 0.8],
            ['Taquete expansivo', '3/8 de pulgada', 11.5],
            ['Rondana plana', 'galvanizada', 0.6],
            ['Clavo para concreto', '2 pulgadas', 1.1],
          ],
        },
        { kind: 'heading', text: 'Agua y gas' },
        {
          kind: 'prices',
          rows: [
            ['Llave de paso de esfera', '1/2 pulgada, latón', 118.9],
            ['Llave de nariz', '1/2 pulgada', 134],
            ['Tubo de cobre', '1/2 pulgada, metro', 128],
            ['Tubo hidráulico', '1/2 pulgada, tramo de 6 m', 162],
            ['Flotador para tinaco', 'con varilla', 145],
            ['Manguera para gas', '1.5 m, con conexiones', 172],
            ['Cinta de teflón', 'rollo', 14],
            ['Empaque surtido', 'bolsa de 10', 22],
          ],
        },
        {
          kind: 'text',
          text: 'Para gas vendemos la pieza, no la instalación: ese trabajo lo hace un técnico autorizado. En el mostrador tenemos una lista de tres de confianza.',
        },
      ],
    },
    {
      title: 'Electricidad y pintura',
      blocks: [
        { kind: 'heading', text: 'Electricidad' },
        {
          kind: 'prices',
          rows: [
            ['Cable calibre 12', 'metro', 16.5],
            ['Cable calibre 14', 'metro', 12],
            ['Contacto doble aterrizado', 'con placa', 68],
            ['Apagador sencillo', 'con placa', 49],
            ['Foco LED', '9 W, luz cálida', 38],
            ['Pastilla termomagnética', '20 A', 129],
          ],
        },
        { kind: 'heading', text: 'Pintura e impermeabilizante' },
        {
          kind: 'prices',
          rows: [
            ['Vinílica azul añil', 'cubeta de 19 l', 1249.5],
            ['Vinílica blanca', 'cubeta de 19 l', 1090],
            ['Vinílica, cualquier tono', 'litro', 96],
            ['Esmalte', 'litro', 148],
            ['Impermeabilizante 5 años', 'cubeta de 19 l', 1480],
            ['Malla de refuerzo', 'metro', 24],
            ['Rodillo con maneral', '9 pulgadas', 88],
            ['Brocha', '3 pulgadas', 46],
          ],
        },
        {
          kind: 'text',
          text: 'Una cubeta de vinílica rinde unos 150 metros cuadrados a una mano; el impermeabilizante, unos 20 a dos manos. Mide tu muro y te decimos cuánto llevar, de más no.',
        },
      ],
    },
    {
      title: 'Condiciones',
      blocks: [
        { kind: 'heading', text: 'Cambios y garantías' },
        {
          kind: 'list',
          items: [
            'Todo lo que no se haya usado se cambia en quince días, con o sin empaque, mostrando el recibo.',
            'El cable, la manguera y el vidrio cortados a la medida no tienen cambio.',
            'La pintura preparada no se devuelve, pero el tono se corrige sin cargo una vez.',
            'La garantía se atiende en este mostrador. Nosotros hablamos con el fabricante.',
          ],
        },
        { kind: 'heading', text: 'Precio de mayoreo' },
        {
          kind: 'prices',
          rows: [
            ['Compra desde 3 000 pesos', 'en una sola nota', '5 %'],
            ['Compra desde 10 000 pesos', 'en una sola nota', '8 %'],
            ['Albañiles, plomeros y electricistas', 'con registro', '7 %'],
            ['Escuelas y capillas', 'con oficio', '10 %'],
          ],
        },
        { kind: 'heading', text: 'Entrega' },
        {
          kind: 'text',
          text: 'Sin costo en el centro a partir de 800 pesos. Hasta doce kilos va en bicicleta, en la salida que escojas; lo pesado sale en camioneta los martes y los viernes por la tarde. Cemento, varilla y arena no manejamos: con gusto te recomendamos dónde.',
        },
        { kind: 'heading', text: 'Vigencia' },
        {
          kind: 'text',
          text: 'Estos precios se revisan cada primero de mes. El cobre y el acero cambian más seguido; si subieron se avisa antes de surtir, y si bajaron también. Dudas y pedidos: ventas@tlapaleria-el-nandu.example o al 55 5555 0111, extensión 12.',
        },
      ],
    },
  ],
}

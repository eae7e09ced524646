import type { Catalogo } from './tipos.ts'

export const flores: Catalogo = {
  titulo: 'Flores para cada ocasión',
  negocio: 'Florería Azahar',
  lema: 'Ramos, arreglos, decoración y coronas con flor cortada esta madrugada.',
  color: '#5b2a6e',
  accent: '#f6cfe0',
  contacto: ['Portal de las Flores 1, Centro', '55 5555 0141', 'encargos@floreria-azahar.example'],
  pages: [
    {
      title: 'Nuestra flor',
      blocks: [
        {
          kind: 'text',
          text: 'La flor que vendemos se corta entre las tres y las cinco de la mañana en once invernaderos de la región. Llega a pie de portal antes de abrir y lo que no se va en tres días se regala a la casa hogar o se deshoja para pétalo.',
        },
        { kind: 'heading', text: 'Qué hay en cada temporada' },
        {
          kind: 'list',
          items: [
            'Enero a marzo: alcatraz, nardo, clavel y ave del paraíso.',
            'Abril a junio: rosa, gladiola, hortensia y azucena.',
            'Julio a septiembre: girasol, dalia y agapando.',
            'Octubre a diciembre: cempasúchil, terciopelo, crisantemo y nochebuena.',
          ],
        },
        {
          kind: 'text',
          text: 'Rosas, follaje y gypsophila hay todo el año. Si quieres una flor fuera de temporada la conseguimos con cinco días y te decimos de dónde viene.',
        },
      ],
    },
    {
      title: 'Ramos y arreglos',
      blocks: [
        { kind: 'heading', text: 'Ramos' },
        {
          kind: 'prices',
          rows: [
            ['Docena de rosas', 'tallo largo', 280],
            ['Ramo del día', 'lo mejor que llegó', 160],
            ['Ramo campestre', 'dalia, nube y follaje', 240],
            ['Girasoles', '6 tallos', 190],
            ['Ramo de novia', 'con prueba', 950],
            ['Prendido para solapa', 'pieza', 65],
          ],
        },
        { kind: 'heading', text: 'Arreglos' },
        {
          kind: 'prices',
          rows: [
            ['Centro de mesa bajo', '25 cm', 230],
            ['Centro de mesa alto', '60 cm', 420],
            ['Canasta surtida', '40 cm', 520],
            ['Girasol en maceta de barro', '30 cm', 125],
            ['Orquídea', 'una vara', 380],
          ],
        },
        { kind: 'heading', text: 'Para que duren' },
        {
          kind: 'list',
          items: [
            'Corta un centímetro de tallo, en diagonal, cada dos días.',
            'Cambia el agua y lava el florero; ninguna hoja debe quedar sumergida.',
            'Lejos del sol directo, de la fruta madura y de la corriente de aire.',
          ],
        },
      ],
    },
    {
      title: 'Bodas, quince años y bautizos',
      blocks: [
        {
          kind: 'text',
          text: 'La primera cita es en la tienda, con café y sin compromiso. Trae el color del vestido, una foto del lugar y el número de mesas. Con eso se hace una propuesta por escrito en tres días.',
        },
        {
          kind: 'prices',
          rows: [
            ['Decoración de capilla', '8 arreglos de banca y altar', 3800],
            ['Arco de flor', '2.5 m', 4600],
            ['Centros de mesa', 'desde 10, cada uno', 260],
            ['Camino de mesa', 'metro', 340],
            ['Auto adornado', 'cofre y manijas', 780],
            ['Pétalo suelto', 'kilo', 140],
            ['Montaje y desmontaje', 'por evento', 1200],
          ],
        },
        { kind: 'heading', text: 'Paquete Azahar para ochenta personas' },
        {
          kind: 'list',
          items: [
            'Ramo de novia, dos prendidos y corona para la niña de las flores.',
            'Altar, ocho bancas y entrada de la capilla.',
            'Diez centros de mesa bajos y mesa principal.',
            'Montaje desde la mañana y desmontaje al día siguiente.',
          ],
        },
        {
          kind: 'text',
          text: 'Precio del paquete: $9,800.00. Se aparta con el treinta por ciento y la fecha queda bloqueada: solo hacemos un evento por día.',
        },
      ],
    },
    {
      title: 'Despedidas y condiciones',
      blocks: [
        { kind: 'heading', text: 'Coronas y arreglos de condolencia' },
        {
          kind: 'prices',
          rows: [
            ['Corona mediana', '80 cm, con listón', 890],
            ['Corona grande', '1.20 m, con listón', 1450],
            ['Cojín o cruz', '60 cm', 760],
            ['Ramo para panteón', 'flor de temporada', 140],
          ],
        },
        {
          kind: 'text',
          text: 'Se entregan en dos horas, de día o de noche. Si no sabes qué escribir en el listón, te ayudamos a encontrar pocas palabras.',
        },
        { kind: 'heading', text: 'Entrega' },
        {
          kind: 'prices',
          rows: [
            ['Centro', 'en dos horas', 30],
            ['Otras colonias', 'en tres horas', 60],
            ['Hora exacta', 'cargo adicional', 40],
          ],
        },
        { kind: 'heading', text: 'Si algo no sale bien' },
        {
          kind: 'list',
          items: [
            'Flor marchita en los primeros tres días: la reponemos con una fotografía.',
            'Si no hay quien reciba, se intenta una segunda vez sin cargo.',
            'Cancelación de ramos y arreglos hasta cuatro horas antes; de eventos, quince días.',
            'El 14 de febrero, el 10 de mayo y el 2 de noviembre los pedidos se cierran dos días antes.',
          ],
        },
      ],
    },
  ],
}

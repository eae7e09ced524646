import type { Catalogo } from './tipos.ts'

export const estetica: Catalogo = {
  titulo: 'Tarifas de corte, color y uñas',
  negocio: 'Salón Jacaranda',
  lema: 'El costo completo antes de mojar el cabello.',
  color: '#3b2f7a',
  accent: '#d9ccff',
  contacto: ['Plaza Los Fresnos, local 11', '01 (55) 5555 0124', 'citas@salon-jacaranda.example'],
  pages: [
    {
      title: 'Citas',
      blocks: [
        {
          kind: 'text',
          text: 'Atendemos con cita de martes a sábado de 10:00 a 20:00 y el domingo de 10:00 a 15:00. Quien llega sin cita espera un lugar; casi siempre hay uno antes de las doce.',
        },
        { kind: 'heading', text: 'Antes de un tinte' },
        {
          kind: 'list',
          items: [
            'Prueba de alergia en el antebrazo, 24 horas antes, sin costo.',
            'Cuéntanos si tomas algún medicamento o si estás embarazada.',
            'Trae una fotografía de lo que te gusta y otra de lo que no.',
            'Ven con el cabello seco y sin lavar de un día.',
          ],
        },
        {
          kind: 'text',
          text: 'Si al ver tu cabello creemos que el color no va a quedar, te lo diremos y te propondremos otro camino. Preferimos perder una cita que una clienta.',
        },
      ],
    },
    {
      title: 'Servicios y precios',
      blocks: [
        { kind: 'heading', text: 'Cabello' },
        {
          kind: 'prices',
          rows: [
            ['Corte con lavado y peinado', '50 minutos', 220],
            ['Corte de niña o niño', 'hasta 11 años', 130],
            ['Tinte de raíz', '90 minutos', 480],
            ['Tinte completo', '2 horas', 690],
            ['Mechas', '3 horas', 1350],
            ['Alaciado', '3 horas', 1600],
            ['Hidratación profunda', '40 minutos', 320],
            ['Peinado de fiesta', '60 minutos', 450],
            ['Peinado de novia', 'con prueba', 1400],
          ],
        },
        { kind: 'heading', text: 'Uñas, cejas y pestañas' },
        {
          kind: 'prices',
          rows: [
            ['Manicura', '45 minutos', 180],
            ['Uñas en gel', '90 minutos', 340],
            ['Uñas acrílicas', '2 horas', 480],
            ['Retiro de gel', 'hecho en otro lugar', 90],
            ['Pedicura', '60 minutos', 260],
            ['Diseño de ceja', '20 minutos', 120],
            ['Rizado de pestañas', '60 minutos', 350],
          ],
        },
        {
          kind: 'text',
          text: 'No cobramos distinto por cabello largo o por ser mujer u hombre. El precio incluye impuestos; la propina es voluntaria y va entera a quien te atendió.',
        },
      ],
    },
    {
      title: 'Cuidado, higiene y paquetes',
      blocks: [
        { kind: 'heading', text: 'Paquetes' },
        {
          kind: 'prices',
          rows: [
            ['Quinceañera', 'peinado, maquillaje y uñas', 1250],
            ['Novia', 'dos pruebas y el día', 3900],
            ['Madre e hija', 'dos cortes y dos manicuras', 690],
            ['Graduación', 'desde 4 personas, cada una', 560],
          ],
        },
        { kind: 'heading', text: 'Higiene' },
        {
          kind: 'list',
          items: [
            'El instrumental de metal se esteriliza en autoclave y se abre frente a ti.',
            'Limas y palitos son de un solo uso; si quieres, te los llevas.',
            'Toallas limpias para cada persona y lavacabezas desinfectado entre citas.',
            'Cabina de uñas con extractor de polvo y mascarilla para todas.',
          ],
        },
        { kind: 'heading', text: 'Garantía y cancelación' },
        {
          kind: 'text',
          text: 'Si el color no quedó como se acordó, se corrige sin costo en los siguientes siete días. Una uña rota en la primera semana se repara gratis. Las citas se cambian o cancelan hasta tres horas antes; después se cobra la cuarta parte, que se abona a la siguiente.',
        },
        { kind: 'heading', text: 'Para llevar' },
        {
          kind: 'prices',
          rows: [
            ['Champú sólido de romero', '80 g', 105],
            ['Aceite para puntas', '60 ml', 160],
            ['Esmalte de uñas', '12 ml', 75],
          ],
        },
      ],
    },
  ],
}

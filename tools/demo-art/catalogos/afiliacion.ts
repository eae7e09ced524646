import type { Catalogo } from './tipos.ts'

export const afiliacion: Catalogo = {
  titulo: 'Guía de servicios para afiliados',
  negocio: 'Cámara de Comercio de Peñablanca',
  lema: 'Asesorías, espacios, equipo en préstamo y reglas claras para 331 negocios.',
  color: '#0f4c5c',
  accent: '#ffd9a0',
  contacto: ['Portal de las Flores 12, Centro', '55 5555 0100', 'contacto@camara-penablanca.example'],
  pages: [
    {
      title: 'Para qué sirve',
      blocks: [
        {
          kind: 'text',
          text: 'Esta guía dice qué recibe cada negocio afiliado, cuánto cuesta y a quién pedirlo. Guárdala junto a la caja: la mitad de los servicios no se usa porque nadie se acuerda de que existe.',
        },
        { kind: 'heading', text: 'Contenido' },
        {
          kind: 'list',
          items: [
            'Página 2. Cuotas y trámite de afiliación.',
            'Página 3. Asesorías gratuitas y su horario.',
            'Página 4. Salas, puestos y equipo en préstamo.',
            'Página 5. Directorio y catálogos en línea.',
            'Página 6. Mediación, derechos y obligaciones.',
          ],
        },
        {
          kind: 'text',
          text: 'La oficina abre de lunes a viernes de 9:00 a 18:00 y el primer sábado de mes de 10:00 a 13:00. Hay rampa, baño accesible y estacionamiento para bicicletas.',
        },
      ],
    },
    {
      title: 'Cuotas y trámite',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Negocio de una sola persona', 'al mes', 90],
            ['Negocio con personal', 'al mes', 180],
            ['Segunda sucursal y siguientes', 'al mes, cada una', 60],
            ['Cooperativa o asociación', 'sin fines de lucro', 'sin cuota'],
            ['Primeros tres meses', 'todos los negocios', 'sin cuota'],
          ],
        },
        { kind: 'heading', text: 'Documentos' },
        {
          kind: 'list',
          items: [
            'Identificación de quien representa al negocio.',
            'Comprobante de domicilio del local, de tres meses o menos.',
            'Constancia de situación fiscal, si ya la tienes.',
            'Una fotografía de la fachada o del puesto.',
          ],
        },
        { kind: 'heading', text: 'Pasos' },
        {
          kind: 'text',
          text: 'Se crea la cuenta en el sitio, la oficina llama en dos días hábiles, se capturan los datos de la ficha y se publica. Si algo falta se dice por escrito y una sola vez. Quien todavía no está dado de alta en Hacienda puede afiliarse como negocio en camino durante un año; los martes hay acompañamiento para el trámite.',
        },
        { kind: 'heading', text: 'Baja' },
        {
          kind: 'text',
          text: 'Se pide por correo y surte efecto el mismo día. No hay penalización ni plazo forzoso; los meses pagados por adelantado se devuelven.',
        },
      ],
    },
    {
      title: 'Asesorías',
      blocks: [
        {
          kind: 'prices',
          rows: [
            ['Trámites y apertura', 'martes, 9:00 a 13:00', 'gratuita'],
            ['Impuestos y facturación', 'miércoles, 16:00 a 18:00', 'gratuita'],
            ['Escaparate', 'tercer martes, en tu local', 'gratuita'],
            ['Contratos y arrendamiento', 'jueves, 10:00 a 12:00', 'gratuita'],
            ['Crédito', 'viernes, 10:00 a 13:00', 'gratuita'],
            ['Fotografía de producto', 'último viernes, 20 piezas', 350],
          ],
        },
        { kind: 'heading', text: 'Cómo aprovecharlas' },
        {
          kind: 'list',
          items: [
            'Trae los papeles sin firmar; después de la firma queda poco por hacer.',
            'Una pregunta por visita, bien escrita, rinde más que cinco.',
            'Puedes venir con quien lleve las cuentas en casa.',
            'Todo lo que se habla es confidencial.',
          ],
        },
        { kind: 'heading', text: 'Talleres de manos' },
        {
          kind: 'text',
          text: 'Pan, huarache, bicicleta, papel picado y flor. Grupos de ocho personas en el local de quien enseña, de 250 a 600 pesos con material. La mitad de los lugares es para quien busca empleo en el oficio y hay becas completas. Los negocios anfitriones reciben pago por hora y difusión.',
        },
        {
          kind: 'text',
          text: 'El primer jueves de mes, a las 8:00, mesa de café en el portal: una pregunta, una hora y media y cada quien a abrir.',
        },
      ],
    },
    {
      title: 'Salas, puestos y equipo',
      blocks: [
        { kind: 'heading', text: 'Espacios' },
        {
          kind: 'prices',
          rows: [
            ['Mesa con enchufe', 'horario de oficina', 'sin costo'],
            ['Sala de juntas', '10 personas, por hora', 60],
            ['Salón de la escalera', '40 personas, medio día', 450],
            ['Puesto en la feria', '3 por 2 m, cuatro días', 350],
            ['Puesto en el mercado de Muertos', 'ocho días', 280],
          ],
        },
        { kind: 'heading', text: 'Préstamo' },
        {
          kind: 'prices',
          rows: [
            ['Toldo y dos mesas', 'por evento', 120],
            ['Bocina y micrófono', 'por evento', 150],
            ['Andamio', 'tres días', 'sin costo'],
            ['Bomba de achique', 'temporada de lluvias', 'sin costo'],
            ['Extractor o deshumidificador', 'temporada de lluvias', 'sin costo'],
            ['Báscula y muestras de empaque', 'una semana', 'sin costo'],
          ],
        },
        {
          kind: 'text',
          text: 'El equipo se aparta con tres días y se deja un depósito de 200 pesos, que se devuelve al regresarlo limpio. Si se descompone por uso normal lo paga la Cámara; si se pierde, quien lo tenía. En emergencia por lluvia no se pide depósito ni cita: basta una llamada.',
        },
        {
          kind: 'text',
          text: 'Reparto en bicicleta: inscripción de 200 pesos, diez envíos de prueba y salidas a las 9:30, 11:30, 14:00 y 18:00 horas.',
        },
      ],
    },
    {
      title: 'Directorio y catálogos',
      blocks: [
        {
          kind: 'text',
          text: 'Cada negocio tiene una ficha propia con descripción, fotografía, dirección, teléfono y redes. La edita con su cuenta y la oficina la revisa antes de publicarla; los cambios posteriores se ven al momento.',
        },
        { kind: 'heading', text: 'Una buena ficha' },
        {
          kind: 'list',
          items: [
            'Empieza por lo que haces mejor y por el horario de verdad.',
            'Dirección con referencia: entre qué calles, frente a qué.',
            'Fotografía horizontal, de día, de por lo menos 1 200 puntos de ancho.',
            'Teléfono que alguien conteste. Si cambia, cámbialo ese día.',
          ],
        },
        { kind: 'heading', text: 'Productos y catálogos en PDF' },
        {
          kind: 'prices',
          rows: [
            ['Hasta cuatro productos', 'con fotografía', 'sin costo'],
            ['Catálogo propio en PDF', 'hasta 25 MB', 'sin costo'],
            ['Diseño de catálogo', 'hasta 6 páginas', 900],
            ['Impresión', '50 ejemplares de 4 páginas', 1150],
          ],
        },
        {
          kind: 'text',
          text: 'El buscador lee el texto de los catálogos: escribe los nombres completos y con acentos. Una fotografía de una lista de precios no se puede buscar; una lista escrita, sí. El de tlapalería, el de útiles y el de canastas fueron los más consultados el año pasado.',
        },
      ],
    },
    {
      title: 'Mediación y reglas',
      blocks: [
        { kind: 'heading', text: 'Derechos' },
        {
          kind: 'list',
          items: [
            'Voz y voto en las dos asambleas del año: un negocio, un voto.',
            'Consultar las cuentas de la Cámara en cualquier momento.',
            'Proponer puntos con veinte firmas.',
            'Ser escuchado antes de cualquier sanción.',
          ],
        },
        { kind: 'heading', text: 'Obligaciones' },
        {
          kind: 'list',
          items: [
            'Cumplir las ocho promesas del escudo azul y tenerlas a la vista.',
            'Mantener al día los datos de la ficha.',
            'Acudir a la mediación cuando un cliente la pide.',
            'Pagar la cuota antes del día diez, o avisar que no se puede.',
          ],
        },
        { kind: 'heading', text: 'Mediación' },
        {
          kind: 'text',
          text: 'Se abre expediente el mismo día, se cita a las dos partes en menos de una semana y se firma lo que se acuerde. Es gratuita, confidencial y voluntaria para quien compra. De las últimas 39, treinta y cuatro terminaron en acuerdo.',
        },
        { kind: 'heading', text: 'Teléfonos útiles' },
        {
          kind: 'prices',
          rows: [
            ['Oficina', 'lunes a viernes', '55 5555 0100'],
            ['Equipo de lluvia', 'toda hora', '55 5555 0100'],
            ['Emergencias', 'toda hora', '911'],
          ],
        },
        {
          kind: 'text',
          text: 'Aprobada por la asamblea de afiliados. Se actualiza cada año; la versión vigente es la que está publicada en «Documentos».',
        },
      ],
    },
  ],
}

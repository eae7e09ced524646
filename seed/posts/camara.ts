import type { Post } from '../tipos.ts'

const TALLER_MANOS = `
<p>Hay cosas que no se aprenden en un video: la presión del dedo sobre la masa, el sonido de la lezna cuando ya pasó el cuero, el punto en que el barro deja de ser agua. Por eso los <strong>Talleres de manos</strong> se dan en el local de quien sabe, con grupos de ocho personas y sin diplomas enmarcados.</p>
<h2>Los cinco talleres de esta temporada</h2>
<ul>
<li><strong>Pan dulce desde cero.</strong> Cuatro madrugadas en La Espiga, de 4:30 a 7:30. Sales con tu propio cuaderno de fórmulas y, cada día, con el desayuno.</li>
<li><strong>Huarache cruzado.</strong> Tres sábados. Cada quien termina un par de su número.</li>
<li><strong>Afinación de bicicleta.</strong> Dos tardes. Trae la tuya; se regresa rodando.</li>
<li><strong>Papel picado a cincel.</strong> Una mañana larga, con herramienta prestada.</li>
<li><strong>Ramos y coronas.</strong> Tres tardes de flor, alambre y paciencia.</li>
</ul>
<h2>Para quién son</h2>
<p>Para cualquiera desde los quince años. La mitad de los lugares se guarda para personas que buscan trabajo en el oficio, y de cada taller han salido al menos dos contrataciones. La otra mitad es para quien solo quiere saber cómo se hace, que también es una buena razón.</p>
<h3>Qué cuesta</h3>
<p>Entre 250 y 600 pesos según el material, que ya viene incluido. Hay <u>becas completas</u>: se piden en la oficina, sin estudio socioeconómico, con una conversación. La persona que enseña cobra lo mismo con o sin beca; la diferencia la pone la Cámara.</p>
<h2>Cómo inscribirse</h2>
<ol>
<li>Escoge un taller y una segunda opción.</li>
<li>Llama al 55 5555 0100 o pasa a Portal de las Flores 12, de nueve a seis.</li>
<li>Aparta con cien pesos. Si cancelas con tres días de anticipación se devuelven completos.</li>
</ol>
<h2>Lo que dicen quienes ya vinieron</h2>
<p style="text-align: center"><em>«Entré para distraerme y salí con clientas. Ahora hago coronas los domingos en la cochera de mi mamá.»</em></p>
<p style="text-align: center"><em>«Pensé que el pan era seguir una receta. Es escuchar.»</em></p>
<p>Si tu oficio no está en la lista y te gustaría enseñarlo, cuéntanos. No buscamos oradores: buscamos a quien explica bien mientras trabaja. La Cámara se ocupa de la difusión, el material, el seguro y la limpieza de después. Los negocios anfitriones de esta temporada se pueden conocer en las <a href="/categorias">categorías</a> del directorio.</p>
`.trim()

const CAFE_MESA = `
<p>El primer jueves de cada mes, a las ocho de la mañana, se junta una mesa larga en el portal. No hay micrófono, presentación ni gafete. Hay café, pan y una sola pregunta escrita en el pizarrón. A las nueve y media todo el mundo se va a abrir su negocio.</p>
<h2>De dónde salió</h2>
<p>Durante años las reuniones de la Cámara fueron largas, de noche y con discurso. Asistían doce personas. Una afiliada propuso lo contrario: corta, temprano y con desayuno. A la primera mesa de café llegaron veintiséis; hoy el promedio es de cuarenta y hubo que pedir bancas prestadas a la parroquia.</p>
<h2>Las reglas caben en una servilleta</h2>
<ol>
<li>Se empieza a la hora, con quien esté.</li>
<li>Cada quien paga lo suyo: 75 pesos, café y pan de dulce.</li>
<li>Nadie vende nada en la mesa. Para eso hay tarjetas junto a la puerta.</li>
<li>Se habla de a uno y no más de tres minutos.</li>
<li>Antes de irse, cada persona dice <strong>una cosa que va a intentar</strong>.</li>
</ol>
<h2>Preguntas que han dado de qué hablar</h2>
<ul>
<li>¿Qué cliente perdiste y por qué no volvió?</li>
<li>¿Qué harías si mañana te suben la renta el doble?</li>
<li>¿A quién le enseñarías a manejar tu negocio para irte una semana?</li>
<li>¿Qué producto deberías dejar de vender?</li>
</ul>
<p>De esas mañanas salieron el reparto en bicicleta, los <a href="/blog/post/jueves-de-musica-en-los-portales">jueves de música</a> y un acuerdo entre tres papelerías para comprar juntas el papel. También dos sociedades, una boda y por lo menos una receta de salsa.</p>
<h3>Si es tu primera vez</h3>
<p>Llega diez minutos antes y siéntate junto a alguien que no conozcas. Te van a preguntar a qué te dedicas y qué te quita el sueño; con eso basta. No hace falta estar afiliado para venir las primeras dos veces.</p>
<h2>Próxima cita</h2>
<p>Café La Peña, Portal de las Flores 20, primer jueves del mes, 8:00 en punto. La pregunta se publica el lunes anterior en la puerta de la oficina. Si necesitas intérprete de lengua de señas o un lugar con respaldo alto, avísanos con dos días al correo <a href="mailto:contacto@camara-penablanca.example">contacto@camara-penablanca.example</a> y lo tendremos listo.</p>
<p><strong>Un consejo:</strong> trae cambio. En la mesa del fondo siempre falta.</p>
`.trim()

const REUNION = `
<p>La asamblea ordinaria se celebró en el salón de la biblioteca con la asistencia de <strong>ciento cuarenta y tres afiliados</strong>, el número más alto en nueve años. Duró dos horas y diez minutos. Este es el resumen de lo que se informó, lo que se votó y lo que quedó pendiente.</p>
<h2>Informe</h2>
<p>Durante el periodo se atendieron 611 consultas en ventanilla, 74 asesorías de crédito y 39 mediaciones entre negocios y clientes; treinta y cuatro terminaron en acuerdo. El padrón creció de 288 a 331 negocios. La tesorería presentó cuentas con saldo a favor de 86 400 pesos, revisadas por la comisión de vigilancia sin observaciones. Los comprobantes están abiertos a cualquier afiliado, en la oficina, sin cita.</p>
<h2>Acuerdos</h2>
<ol>
<li><strong>La cuota no sube.</strong> Se mantiene en 180 pesos mensuales y en 90 para negocios de una sola persona. A favor, 131; en contra, 4; abstenciones, 8.</li>
<li><strong>Programa de fachadas.</strong> Se aprueba una segunda etapa en la calle Álvaro Obregón, con pintura al costo y asesoría de color.</li>
<li><strong>Horario nocturno.</strong> Los jueves con música continúan hasta diciembre y se evaluarán con datos de ventas y con la opinión de quienes viven en el portal.</li>
<li><strong>Directorio en línea.</strong> Cada negocio podrá editar su propia ficha; la oficina revisa antes de publicar.</li>
</ol>
<h2>Lo que se discutió sin votarse</h2>
<h3>Estacionamiento</h3>
<p>Hubo dos posiciones claras: quienes piden más cajones en Hidalgo y quienes prefieren ensanchar la banqueta. Se formó un grupo de seis personas, tres de cada lado, que contará autos y peatones durante un mes y traerá números a la próxima reunión.</p>
<h3>Basura y horarios de carga</h3>
<p>El camión pasa a las 7:00 y muchos locales abren a las diez. Se pedirá al municipio un segundo recorrido; mientras tanto, las cuatro tiendas con patio del portal ofrecieron guardar bolsas cerradas.</p>
<h2>Consejo directivo</h2>
<p>Se renovó la mitad de los asientos, como marca el estatuto. Quedaron representados los giros de alimentos, ferretería, cuidado personal y talleres; por primera vez hay un lugar para negocios de una sola persona. Los cargos son honorarios y duran dos años.</p>
<h2>Siguientes pasos</h2>
<ul>
<li>El acta completa se puede leer en la oficina desde el lunes.</li>
<li>Las inscripciones al programa de fachadas abren el día 15.</li>
<li>La próxima asamblea será en mayo; la fecha se avisará con treinta días.</li>
</ul>
<p style="text-align: right"><em>Secretaría de actas, Cámara de Comercio de Peñablanca</em></p>
`.trim()

const CALENDARIO = `
<p>Las ventas del año no se reparten parejo, y la diferencia entre una buena temporada y una bodega llena suele ser haber empezado <strong>seis semanas antes</strong>. Este calendario junta las fechas que más mueven al comercio de la ciudad y lo que conviene tener listo en cada una.</p>
<h2>Primer trimestre</h2>
<ul>
<li><strong>Año Nuevo y Reyes:</strong> roscas, juguetes y papelería. Las panaderías levantan pedidos desde el 20 de diciembre.</li>
<li><strong>La Candelaria:</strong> tamales, ropa para el Niño Dios y flor blanca.</li>
<li><strong>14 de febrero:</strong> flores, chocolate, cenas y peinado. Es el día de mayor demanda de reparto.</li>
</ul>
<h2>Segundo trimestre</h2>
<ul>
<li><strong>Cuaresma:</strong> mariscos, capirotada y verdura. Baja la carne: ajusta compras.</li>
<li><strong>Día del Niño:</strong> dulces, piñatas, libros y corte de cabello.</li>
<li><strong>Día de las Madres:</strong> nadie cierra. Repasa turnos y refuerza caja con dos semanas.</li>
<li><strong>Lluvias:</strong> impermeabilizante, botas y llantas; empiezan antes de lo que se recuerda.</li>
</ul>
<h2>Tercer trimestre</h2>
<ul>
<li><strong>Regreso a clases:</strong> útiles, uniformes y zapatos. Las listas se reciben desde julio.</li>
<li><strong>Fiestas patrias:</strong> antojitos, banderas y papel picado.</li>
</ul>
<h2>Cuarto trimestre</h2>
<ul>
<li><strong>Día de Muertos:</strong> flor, pan, velas y azúcar.</li>
<li><strong>Ofertas de noviembre:</strong> participa solo si el descuento es real; la gente compara y se acuerda.</li>
<li><strong>Posadas y Navidad:</strong> canastas, ponche, piñatas y regalos de empresa, que se cotizan desde octubre.</li>
</ul>
<h3>Cómo usarlo</h3>
<ol>
<li>Marca las tres fechas que más te venden. Solo tres.</li>
<li>Cuenta seis semanas hacia atrás y anota ahí el pedido a proveedores.</li>
<li>Cuenta dos semanas hacia atrás: aparador, precios y personal.</li>
<li>Al terminar, escribe qué faltó y qué sobró. Ese papel vale más que este artículo.</li>
</ol>
<h2>Un dato que sorprende</h2>
<p>Cuando preguntamos por el mejor día del año, once giros dieron once respuestas distintas. Para las zapaterías es un martes de agosto; para las tlapalerías, el primer sábado con aguacero. Por eso ningún calendario sustituye al tuyo. Hay uno impreso, con espacio para apuntar, en la <a href="/categorias/papelerias">papelería</a> más cercana y en nuestra oficina, sin costo.</p>
`.trim()

/** Posts about the organisation's own work. */
export const camara = [
  {
    name: 'Talleres de manos',
    title: 'Talleres de manos: cinco oficios para aprender donde se trabajan',
    description:
      'Pan, huaraches, bicicletas, papel picado y flor. Grupos de ocho personas, becas completas y lugares reservados para quien busca trabajo.',
    descripcion: TALLER_MANOS,
    order: 2,
    theme: 'taller-manos',
  },
  {
    name: 'Mesa de café',
    title: 'Mesa de café: una hora y media, una pregunta y pan de dulce',
    description:
      'Así funciona el desayuno del primer jueves, la reunión más corta de la Cámara y la que más cosas ha puesto en marcha.',
    descripcion: CAFE_MESA,
    order: 7,
    theme: 'cafe-mesa',
  },
  {
    name: 'Acuerdos de la asamblea',
    title: 'La cuota no sube: acuerdos de la asamblea ordinaria',
    description:
      'Informe, votaciones y pendientes de la reunión con más asistencia en nueve años. El acta completa se puede consultar en la oficina.',
    descripcion: REUNION,
    order: 11,
    theme: 'reunion',
  },
  {
    name: 'Calendario comercial del año',
    title: 'Calendario comercial: de Año Nuevo a las posadas, qué preparar y cuándo',
    description:
      'Las fechas que más mueven al comercio de Peñablanca, trimestre por trimestre, y la regla de las seis semanas para llegar con tiempo.',
    descripcion: CALENDARIO,
    order: 12,
    theme: 'calendario',
  },
] as const satisfies readonly Post[]

import type { Post } from '../tipos.ts'

const FERIA = `
<p>La Feria del Comercio vuelve a la plaza principal con <strong>ochenta y dos puestos</strong>, tres más que la edición pasada. Durante cuatro días, las tiendas del centro y de las colonias sacan su mostrador a la calle y quien viene de fuera puede conocer en una tarde lo que a un vecino le toma años descubrir.</p>
<h2>Qué hay y dónde</h2>
<p>Los puestos se agrupan por giro para que sea fácil comparar y volver:</p>
<ul>
<li><strong>Portal de las Flores:</strong> café, chocolate, pan y repostería.</li>
<li><strong>Costado norte de la plaza:</strong> herramienta, pintura, plantas y bicicletas.</li>
<li><strong>Calle Hidalgo:</strong> ropa, calzado, libros y papelería.</li>
<li><strong>Atrio de la Asunción:</strong> comida, con mesas, sombra y lavamanos.</li>
</ul>
<p>Frente al kiosco estará la mesa de la Cámara con el plano impreso, agua y un directorio para consultar. Ahí se guardan también las bolsas pesadas mientras sigues caminando.</p>
<h2>Horarios</h2>
<p>Jueves y viernes de 16:00 a 22:00; sábado y domingo de 10:00 a 22:00. El sábado a mediodía hay cuentos en voz alta para niñas y niños, y a las seis de la tarde la banda del barrio de La Cañada abre el baile.</p>
<h2>Cómo participar con un puesto</h2>
<ol>
<li>Ten tu negocio dado de alta en este directorio. Si aún no lo está, <a href="/register">crea tu cuenta</a> y la revisamos en dos días hábiles.</li>
<li>Pide tu lugar en la oficina, en Portal de las Flores 12. Se asignan en orden de llegada dentro de cada giro.</li>
<li>Asiste a la junta de instalación: se sortea la esquina y se explica la toma de luz.</li>
</ol>
<p>El lugar mide tres metros por dos e incluye toldo, dos mesas, un contacto y vigilancia nocturna. La cuota es de <strong>350 pesos por los cuatro días</strong>, la misma para todos los giros. No se permite ceder ni revender espacios: quien no pueda asistir nos avisa y el lugar pasa a la lista de espera.</p>
<h2>Para quien visita</h2>
<p>Las calles Hidalgo y Allende se cierran a los autos desde el mediodía. Hay estacionamiento gratuito para bicicletas junto a la fuente y un camión que sale cada veinte minutos de la terminal. Trae bolsa de tela, monedas y apetito; y si encuentras algo que te guste, pide la tarjeta del negocio: la feria se acaba el domingo, pero la tienda sigue abierta el lunes.</p>
<p style="text-align: center"><em>Nos vemos en la plaza, llueva o haga sol.</em></p>
`.trim()

const MAPA = `
<p>Peñablanca se camina. Entre la vieja estación y el Cerro del Niño no hay más de veinticinco minutos a paso tranquilo, y en ese trayecto caben más de sesenta tiendas con nombre y apellido. Esta ruta propone una mañana de sábado: empieza con café y termina con las bolsas llenas.</p>
<h2>Primera parada: el portal</h2>
<p>A las ocho, el Portal de las Flores huele a tueste y a pan. Desayuna ahí y compra de una vez el grano de la semana; te lo muelen para tu cafetera. En la esquina, las florerías ya tienen la flor del día: déjala apartada y recógela al volver. La lista completa está en <a href="/categorias/cafeterias">cafeterías</a> y <a href="/categorias/florerias">florerías</a>.</p>
<h2>Segunda parada: los oficios</h2>
<p>Por la calle Allende se llega al tramo de las tlapalerías. Lleva la llave que gotea, el foco fundido o el tornillo sin pareja: casi siempre se resuelve en el mostrador. Dos puertas más abajo, en el callejón del Yunque, se arreglan zapatos y se afilan cuchillos.</p>
<h3>Si vas con niñas o niños</h3>
<p>Haz una pausa en las librerías. En la de la eñe hay alfombra y cuentos sin prisa; en la de viejo, una caja de diez pesos donde cada quien puede escoger uno.</p>
<h2>Tercera parada: el mercado</h2>
<p>Llega antes del mediodía, cuando todavía hay tacos de canasta. Este es el orden que recomiendan las propias locatarias:</p>
<ol>
<li>Puerta 1, flor y fruta: lo más delicado se ve primero y se compra al final.</li>
<li>Pasillo C, cremería y quesos. El fresco de rancho llega martes y viernes.</li>
<li>Pasillo D, huaraches y cuero. Si necesitas par a la medida, deja tu plantilla dibujada.</li>
<li>Pasillo A, piñatas y papel picado, para salir con color.</li>
</ol>
<h2>De regreso</h2>
<p>Si las bolsas pesan, el reparto en bicicleta cubre el centro y La Cañada por treinta pesos. También puedes subir al mirador con las manos libres: desde ahí se ve entera la ruta que acabas de caminar, del campanario a los rieles.</p>
<p>El plano impreso es gratuito en nuestra oficina y en los negocios con la calcomanía azul. Si el tuyo quiere aparecer en la próxima edición, escribe a <a href="mailto:contacto@camara-penablanca.example">contacto@camara-penablanca.example</a> antes de que termine el mes; basta con el nombre, el horario real y una frase sobre lo que mejor sabes hacer.</p>
`.trim()

const OFRENDA = `
<p>El Mercado de Muertos se instala del 26 de octubre al 2 de noviembre alrededor de la plaza. No es una feria más: es donde el barrio compra lo que sus difuntos van a encontrar sobre la mesa. Por eso las reglas son pocas y antiguas, y la primera es que <strong>solo vende quien produce</strong>.</p>
<h2>Lo que se encuentra</h2>
<ul>
<li>Cempasúchil, terciopelo y nube, por manojo o por gruesa.</li>
<li>Pan de muerto de horno de piedra, con azahar, con ajonjolí o en forma de ánima.</li>
<li>Calaveras de azúcar, de chocolate y de amaranto, con el nombre escrito al momento.</li>
<li>Velas de cera, copal, sahumerios y papel picado.</li>
<li>Jarros, platos y candeleros de barro de la región.</li>
</ul>
<h2>La ofrenda de la plaza</h2>
<p>Cada año la monta un gremio distinto. Esta vez toca a <strong>panaderas y panaderos</strong>, que la dedican a quienes amasaron antes que ellos. Tendrá siete niveles y un arco de flor de cuatro metros. Cualquiera puede dejar en ella una fotografía o un nombre escrito; el día 3 se devuelven en la oficina de la Cámara.</p>
<h3>Para montarla en casa o en la tienda</h3>
<ol>
<li>Escoge un sitio firme, lejos de cortinas y corrientes de aire.</li>
<li>Pon agua y sal antes que nada: quien llega viene de lejos.</li>
<li>Marca el camino con pétalos desde la puerta.</li>
<li>Coloca las velas en vaso y nunca las dejes encendidas sin compañía.</li>
<li>Agrega lo que a esa persona le gustaba, aunque no sea tradicional. Hemos visto desde tornillos hasta revistas de crucigramas.</li>
</ol>
<h2>Concurso de aparadores</h2>
<p>Los negocios afiliados que monten ofrenda a la calle participan por la campaña de radio de diciembre. El jurado son tres vecinas elegidas por sorteo, que pasan el día 31 por la tarde sin avisar. Se califica el cuidado, no el gasto. La inscripción es gratuita y se cierra el 28.</p>
<h2>Horarios y cortes de calle</h2>
<p>El mercado abre de 8:00 a 23:00. La noche del 1 de noviembre no cierra. Las calles Hidalgo y 5 de Mayo son peatonales toda la semana y el camión a La Cañada sale de Niños Héroes. Quien cargue flor puede detenerse quince minutos en el costado sur de la plaza.</p>
<p style="text-align: center"><span style="color: #b45309"><strong>Que no falte el agua, que no falte la luz.</strong></span></p>
`.trim()

const MUSICA = `
<p>A partir de este mes, los jueves por la noche los portales se quedan despiertos. Treinta y cuatro negocios del centro acordaron <strong>cerrar a las diez</strong> y, entre las siete y las nueve, habrá música en dos esquinas: frente al café y junto a la nevería del kiosco.</p>
<h2>Cómo nació la idea</h2>
<p>El Café La Peña llevaba dos años invitando a tríos y cantantes de la ciudad. Las tiendas vecinas notaron que esas noches entraba gente que de día trabaja y nunca las encuentra abiertas. En la mesa de café de agosto alguien preguntó por qué no hacerlo juntos. Se hizo una prueba de cuatro jueves y, en promedio, los comercios participantes vendieron en esas tres horas <strong>lo que venden en una mañana de sábado</strong>.</p>
<h2>Programa del mes</h2>
<ul>
<li><strong>Primer jueves:</strong> trío de boleros y cuerdas del barrio de la Asunción.</li>
<li><strong>Segundo jueves:</strong> banda juvenil de viento, con alumnado de la secundaria.</li>
<li><strong>Tercer jueves:</strong> son y zapateado sobre tarima; quien quiera, se sube.</li>
<li><strong>Cuarto jueves:</strong> jazz y canción, con micrófono abierto la última media hora.</li>
</ul>
<p>La música se paga con una aportación de los negocios y con la charola que pasa entre canción y canción. Todo lo que cae en la charola es de quien toca.</p>
<h2>Si vienes</h2>
<p>No hay boleto ni reservación. Las bancas se reservan para personas mayores y mujeres embarazadas. Las cafeterías ponen mesas en el portal hasta la segunda columna, de modo que siempre queda paso para sillas de ruedas y carriolas. Perros, con correa y buen oído.</p>
<h2>Si tienes un negocio</h2>
<ol>
<li>Avisa en la oficina que abrirás los jueves; te damos la calcomanía con el horario.</li>
<li>Acuerda con tu equipo los turnos: abrir tres horas más no debe significar trabajarlas sin pago.</li>
<li>Enciende el aparador y la luz de la entrada, aunque tu puerta esté a media cuadra de la música.</li>
</ol>
<p>El volumen se mide. A las nueve en punto se apaga el sonido, porque arriba de las tiendas vive gente que madruga; quien vive en el portal tiene el teléfono de la persona responsable y ha prometido usarlo. Para proponer un grupo, manda una grabación sencilla a <a href="mailto:musica@camara-penablanca.example">musica@camara-penablanca.example</a>. Pagamos a tiempo y no pedimos exclusividad.</p>
`.trim()

/** Posts about events in the streets. */
export const calle = [
  {
    name: 'Feria del Comercio en la plaza',
    title: 'Vuelve la Feria del Comercio: cuatro días con ochenta y dos puestos en la plaza',
    description:
      'Horarios, plano y requisitos para poner un puesto en la Feria del Comercio de Peñablanca, con música, cuentos y comida de todos los barrios.',
    descripcion: FERIA,
    order: 1,
    theme: 'feria',
  },
  {
    name: 'Ruta de compras a pie',
    title: 'Una mañana de sábado: ruta de compras a pie por el centro',
    description:
      'Del café del portal al pasillo de los quesos: un recorrido de tres paradas para comprar lo de la semana sin mover el auto.',
    descripcion: MAPA,
    order: 5,
    theme: 'mapa',
  },
  {
    name: 'Mercado de Muertos y ofrenda',
    title: 'Mercado de Muertos: flor, pan y una ofrenda de siete niveles',
    description:
      'Qué se vende, quién monta la ofrenda de la plaza y cómo participar con tu aparador del 26 de octubre al 2 de noviembre.',
    descripcion: OFRENDA,
    order: 8,
    theme: 'ofrenda',
  },
  {
    name: 'Jueves de música en los portales',
    title: 'Los jueves, el centro cierra a las diez y hay música en los portales',
    description:
      'Treinta y cuatro negocios abren de noche una vez por semana. Este es el programa y lo que conviene saber si vienes a escuchar o si tienes una tienda.',
    descripcion: MUSICA,
    order: 4,
    theme: 'musica',
  },
] as const satisfies readonly Post[]

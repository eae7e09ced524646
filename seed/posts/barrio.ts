import type { Post } from '../tipos.ts'

const LLUVIA = `
<p>El aguacero del 9 de junio duró cuarenta minutos y dejó treinta centímetros de agua en la parte baja de la calle 5 de Mayo. Doce locales perdieron mercancía; otros ocho, en la misma cuadra, no perdieron nada. La diferencia no fue la suerte. Fue una tarde de preparación.</p>
<h2>Antes de que empiece la temporada</h2>
<ul>
<li>Sube a la azotea y limpia coladeras, canales y bajadas. Una bolsa de plástico basta para inundar un piso entero.</li>
<li>Revisa el impermeabilizante a la luz del mediodía: las grietas se ven mejor. En las <a href="/categorias/ferreterias-y-tlapalerias">ferreterías y tlapalerías</a> asesoran sin costo.</li>
<li>Levanta del suelo lo que se moja. Veinte centímetros de tarima salvan más que un seguro.</li>
<li>Pide a un electricista que suba los contactos y pruebe la pastilla diferencial.</li>
<li>Toma fotografías del local y guarda las facturas fuera de ahí, aunque sea en un correo.</li>
</ul>
<h2>La caja de lluvia</h2>
<p>Júntala en una cubeta con tapa y que todo el equipo sepa dónde está:</p>
<ol>
<li>Linterna con pilas y silbato.</li>
<li>Dos costales de arena o compuerta de tabla para la entrada.</li>
<li>Guantes, jalador y bolsas gruesas.</li>
<li>Lista de teléfonos escrita a mano: protección civil, electricista, dueño del local, vecinos.</li>
</ol>
<h2>Cuando ya está lloviendo</h2>
<p><strong>Primero las personas.</strong> Si el agua llega a la banqueta, baja el interruptor general y sal del sótano. No intentes mover el auto ni abrir la coladera de la calle: la corriente jala más de lo que parece. Cierra, sube lo que puedas en diez minutos y avisa en el grupo de tu cuadra.</p>
<h3>Con clientes adentro</h3>
<p>Ofrece quedarse. Una silla y un café durante media hora se recuerdan más que cualquier descuento; varias tiendas del portal lo hacen y lo llaman, con razón, su mejor publicidad.</p>
<h2>Después</h2>
<p>Fotografía todo antes de limpiar. Desecha alimento que haya tocado agua de la calle, aunque venga cerrado. Lava con cloro, ventila y no conectes aparatos mojados hasta que los revise alguien que sepa. Si tienes seguro, repórtalo el mismo día.</p>
<p>La Cámara presta una bomba de achique, tres extractores y dos deshumidificadores. Se piden al <a href="tel:+525555550100">55 5555 0100</a>, a cualquier hora durante la temporada, y se entregan en el orden en que llega la llamada. La inspección gratuita de azoteas se hace en abril y mayo; conviene apuntarse desde marzo.</p>
`.trim()

const FACHADA_AZUL = `
<p>Empezó con una casa. La dueña de una tlapalería de la calle Allende pintó su fachada de azul añil para tapar una mancha de humedad y, de paso, gastar dos cubetas que nadie compraba. En un mes la gente daba su dirección diciendo «frente a la azul». Al siguiente, el vecino pidió el mismo color.</p>
<h2>De una pared a una calle</h2>
<p>Hoy son <strong>veintitrés fachadas</strong> en dos cuadras, ninguna igual a otra: añil, celeste, azul plúmbago, azul talavera. El programa de la Cámara puso orden sin quitarle gracia. Se acordó una paleta de nueve tonos, cantera a la vista donde la hay y letreros pintados a mano en lugar de lona.</p>
<p style="text-align: center"><span style="color: #1d4ed8"><strong>Nueve azules, una calle y ninguna prisa</strong></span></p>
<h2>Qué cambió</h2>
<ul>
<li>El paso de peatones en sábado creció cuarenta por ciento, según el conteo hecho con lápiz desde el balcón de la botica.</li>
<li>Reabrieron tres locales que llevaban más de dos años con la cortina abajo.</li>
<li>Una de cada cinco personas que entra a las tiendas dice que vino por la fotografía. <em>Casi todas compran algo, aunque sea una paleta.</em></li>
</ul>
<h3>Y lo que no salió bien</h3>
<p>La primera pintura era barata y se desconchó antes de las lluvias; hubo que repetir siete fachadas. También faltó preguntar a quienes viven arriba: a dos familias el azul intenso les volvía oscuro el cuarto. Se corrigió con marcos blancos y con una regla nueva, que nadie pinta sin la firma de quienes ven esa pared desde adentro.</p>
<h2>La segunda etapa</h2>
<p>Toca a la calle Álvaro Obregón. Ahí el color lo escogerán sus vecinos en una asamblea, porque el azul ya tiene calle. El apoyo consiste en:</p>
<ol>
<li>Pintura al costo, comprada en conjunto.</li>
<li>Visita de una restauradora para las fachadas de adobe y de cantera.</li>
<li>Andamio prestado durante tres días por inmueble.</li>
<li>Ayuda con el permiso, que para pintar es gratuito y tarda una semana.</li>
</ol>
<p>La mano de obra corre por cuenta de cada negocio, aunque muchos se organizan en faena de domingo: uno pone la comida, otro la escalera y los demás la brocha.</p>
<h2>Cómo inscribirte</h2>
<p>Basta una fotografía de la fachada y el visto bueno de quien sea dueño del inmueble. Se reciben solicitudes del día 15 al 30 en <a href="mailto:fachadas@camara-penablanca.example">fachadas@camara-penablanca.example</a> o en la oficina. Si solo quieres ver la calle, ve a las seis de la tarde: es cuando el azul se enciende.</p>
`.trim()

/** Posts about the neighbourhoods. */
export const barrio = [
  {
    name: 'Prepara tu local para las lluvias',
    title: 'Treinta centímetros de agua: cómo preparar tu local para las lluvias',
    description:
      'Qué revisar en la azotea, qué guardar en la caja de lluvia y qué hacer durante y después de una inundación. Con equipo en préstamo.',
    descripcion: LLUVIA,
    order: 13,
    theme: 'lluvia',
  },
  {
    name: 'La calle que se pintó de azul',
    title: 'La calle que se pintó de azul y lo que vino después',
    description:
      'Veintitrés fachadas, nueve tonos y tres locales que volvieron a abrir: la historia del programa de fachadas y cómo entrar a su segunda etapa.',
    descripcion: FACHADA_AZUL,
    order: 14,
    theme: 'fachada-azul',
  },
] as const satisfies readonly Post[]

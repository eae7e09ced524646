import type { Pagina } from './tipos.ts'

const QUIENES_ARRIBA = `
<p>La Cámara de Comercio de Peñablanca reúne a <strong>331 negocios</strong> de la ciudad y sus alrededores: desde la panadería de tres generaciones hasta la persona que vende café en una barra de seis bancos. Nació en 1936, cuando nueve comerciantes del portal rentaron juntos una bodega para comprar harina y petróleo a mejor precio. El principio sigue siendo el mismo: lo que pesa para uno se carga entre varios.</p>
<h2>Qué hacemos</h2>
<ul>
<li>Publicamos este directorio y los catálogos de temporada.</li>
<li>Damos asesoría gratuita en crédito, impuestos, trámites y escaparates.</li>
<li>Organizamos la feria, el mercado de Muertos y los jueves de música.</li>
<li>Mediamos cuando un negocio y un cliente no se ponen de acuerdo.</li>
</ul>
`.trim()

const QUIENES_ABAJO = `
<h2>La oficina</h2>
<p>Estamos en Portal de las Flores 12, planta baja, junto a la escalera de cantera. Hay rampa, baño accesible y una mesa con enchufes que puede usar cualquier afiliado.</p>
<ul>
<li><strong>Horario:</strong> lunes a viernes de 9:00 a 18:00; primer sábado de mes de 10:00 a 13:00.</li>
<li><strong>Teléfono:</strong> <a href="tel:+525555550100">55 5555 0100</a></li>
<li><strong>Correo:</strong> <a href="mailto:contacto@camara-penablanca.example">contacto@camara-penablanca.example</a></li>
</ul>
<h2>Quién decide</h2>
<p>La asamblea de afiliados se reúne dos veces al año y elige un consejo de ocho asientos, uno por cada grupo de giros y uno para negocios de una sola persona. Los cargos son honorarios y duran dos años. Las cuentas se publican cada trimestre en la puerta de la oficina.</p>
`.trim()

const AFILIACION_ARRIBA = `
<p>Puede afiliarse cualquier negocio con domicilio en Peñablanca, formal o en camino de serlo. No importa el tamaño ni el giro; importa atender a la gente con honestidad. El trámite toma unos veinte minutos y no hace falta gestor.</p>
<h2>En tres pasos</h2>
<ol>
<li><a href="/register">Crea tu cuenta</a> con el nombre del negocio, un correo que revises y una contraseña.</li>
<li>Una persona de la oficina te llama en los dos días hábiles siguientes para confirmar los datos.</li>
<li>Entra con tu cuenta, captura tu ficha y súbele una buena fotografía. La revisamos y se publica.</li>
</ol>
`.trim()

const AFILIACION_ABAJO = `
<h2>Cuotas</h2>
<ul>
<li>Negocio de una sola persona: <strong>90 pesos al mes</strong>.</li>
<li>Negocio con personal: <strong>180 pesos al mes</strong>.</li>
<li>Cooperativas y asociaciones sin fines de lucro: sin cuota.</li>
</ul>
<p>Los primeros tres meses no se cobran. La baja se pide por correo y surte efecto el mismo día, sin penalización.</p>
<h2>Qué traer a la oficina</h2>
<p>Identificación, comprobante de domicilio del local y, si la tienes, constancia de situación fiscal. Si todavía no estás dado de alta, ven de todos modos: los martes hay quien te acompaña con el trámite.</p>
`.trim()

const DIRECTORIO_ARRIBA = `
<p>En el directorio están los negocios afiliados que han pasado por revisión. Estas son las maneras más rápidas de encontrar lo que buscas.</p>
<h2>Para buscar</h2>
<ul>
<li>Escribe una o dos palabras en el buscador de sucursales: <em>tornillos centro</em>, <em>uñas</em>, <em>pan los fresnos</em>. No hacen falta acentos ni mayúsculas.</li>
<li>Busca por colonia o por calle cuando quieras saber qué hay cerca.</li>
<li>Si prefieres mirar, recorre las <a href="/categorias">categorías</a> y sus productos.</li>
<li>En «Documentos» se busca dentro de los catálogos en PDF; el resultado dice en qué página está.</li>
</ul>
`.trim()

const DIRECTORIO_ABAJO = `
<h2>Si tienes un negocio</h2>
<p>Una ficha que funciona dice tres cosas: qué haces mejor, a qué hora estás de verdad y cómo llegar. Algunos consejos de quienes reciben más visitas:</p>
<ol>
<li>Empieza la descripción por lo concreto. «Bolillo caliente a las 6:30» dice más que «la mejor calidad».</li>
<li>Escribe la dirección con una referencia: entre qué calles, frente a qué.</li>
<li>Usa una fotografía de día, de frente y sin filtros.</li>
<li>Revisa tu teléfono cada seis meses. Es el dato que más envejece.</li>
</ol>
<p>¿Encontraste un dato equivocado? Avísanos en <a href="mailto:directorio@camara-penablanca.example">directorio@camara-penablanca.example</a> y lo corregimos ese día.</p>
`.trim()

const COMPROMISO_ARRIBA = `
<p>Quien lleva el escudo azul en la puerta firmó este compromiso. Es breve a propósito: se puede leer de pie, frente al mostrador, y exigir en el momento.</p>
<h2>Ocho promesas</h2>
<ol>
<li>El precio que se ve es el que se paga.</li>
<li>El kilo pesa un kilo y el litro mide un litro.</li>
<li>Lo que está usado, reparado o por caducar se dice antes de cobrar.</li>
<li>Todo trabajo mayor de quinientos pesos lleva presupuesto por escrito.</li>
<li>La garantía se cumple aquí, sin mandar a la gente a otro lado.</li>
<li>Se entrega comprobante aunque nadie lo pida.</li>
<li>Se atiende igual a toda persona, venga como venga.</li>
<li>Si algo salió mal, se escucha primero y se discute después.</li>
</ol>
`.trim()

const COMPROMISO_ABAJO = `
<h2>Si un negocio no cumple</h2>
<p>Llama al <a href="tel:+525555550100">55 5555 0100</a> o ven a la oficina con el comprobante, si lo tienes. Abrimos un expediente el mismo día y citamos a las dos partes en menos de una semana. La mediación es gratuita y casi siempre termina en acuerdo.</p>
<p>Tres incumplimientos probados en un año retiran el escudo y la ficha del directorio. Ha pasado dos veces, y en una de ellas el negocio corrigió y volvió.</p>
<p>Este compromiso no reemplaza los derechos que la ley da a las personas consumidoras: los acompaña.</p>
`.trim()

export const paginas = [
  {
    name: 'Quiénes somos',
    title: 'Quiénes somos: 331 negocios y una oficina en el portal',
    description:
      'Historia, servicios y horario de la Cámara de Comercio de Peñablanca, y la manera en que se toman aquí las decisiones.',
    texttop: QUIENES_ARRIBA,
    textbottom: QUIENES_ABAJO,
    order: 1,
    theme: 'oficina',
  },
  {
    name: 'Cómo afiliarte',
    title: 'Cómo afiliar tu negocio en tres pasos',
    description:
      'Requisitos, cuotas y trámite para que tu negocio aparezca en el directorio. Los tres primeros meses no se cobran.',
    texttop: AFILIACION_ARRIBA,
    textbottom: AFILIACION_ABAJO,
    order: 2,
    theme: 'carta',
  },
  {
    name: 'Cómo usar el directorio',
    title: 'Guía para encontrar y para que te encuentren',
    description:
      'Trucos para buscar por palabra, calle o colonia y consejos para escribir la ficha de un negocio que sí invite a ir.',
    texttop: DIRECTORIO_ARRIBA,
    textbottom: DIRECTORIO_ABAJO,
    order: 3,
    theme: 'directorio',
  },
  {
    name: 'Compromiso con quien compra',
    title: 'El escudo azul: ocho promesas a quien compra',
    description:
      'Qué significa el escudo que ves en la puerta de los negocios afiliados y qué hacer cuando alguno no cumple su palabra.',
    texttop: COMPROMISO_ARRIBA,
    textbottom: COMPROMISO_ABAJO,
    order: 4,
    theme: 'escudo',
  },
] as const satisfies readonly Pagina[]

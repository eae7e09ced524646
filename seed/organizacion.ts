import type { Ajustes } from './tipos.ts'

const TERMINOS = `
<p>Estos términos explican qué ofrece este sitio, qué puede esperar quien lo visita y a qué se compromete quien anuncia en él su negocio. Están escritos para leerse; si algo no queda claro, la oficina lo explica en persona o por teléfono.</p>
<h2>1. Quiénes somos</h2>
<p>Este directorio lo publica la <strong>Cámara de Comercio de Peñablanca</strong> («la Cámara»), con oficina en Portal de las Flores 12, colonia Centro, Peñablanca. Atendemos de lunes a viernes, de 9:00 a 18:00 horas, en el teléfono 55 5555 0100 y en <a href="mailto:contacto@camara-penablanca.example">contacto@camara-penablanca.example</a>.</p>
<h2>2. Qué es este sitio</h2>
<p>Es un directorio de negocios afiliados, un catálogo de muestra de lo que venden y un blog con avisos de la Cámara. Consultarlo es gratuito y no pide registro.</p>
<p>La Cámara <strong>no vende</strong> los productos que aquí aparecen ni cobra comisión por ellos. Toda compra, apartado o encargo se acuerda directamente con el negocio, que responde por la calidad, la entrega, la garantía y la factura.</p>
<h2>3. Precios y existencias</h2>
<p>Los precios se muestran en pesos mexicanos con impuestos incluidos y los proporciona cada negocio. Pueden cambiar sin aviso: el que vale es el que el negocio confirma al momento de comprar. Cuando un producto dice «Agotado» es porque su negocio así lo reportó.</p>
<h2>4. Cuentas de negocio</h2>
<ul>
<li>Para dar de alta un negocio hace falta una cuenta con nombre, correo electrónico y contraseña.</li>
<li>Cada cuenta nueva la revisa una persona de la Cámara; mientras tanto no es posible entrar.</li>
<li>La contraseña es personal. Quien sospeche que alguien más la conoce debe cambiarla o avisarnos el mismo día.</li>
<li>La Cámara puede retirar la aprobación de una cuenta que publique información falsa, ofenda a otras personas o deje de pertenecer al padrón de afiliados. Antes de hacerlo avisa por correo y escucha a la persona titular.</li>
</ul>
<h2>5. Lo que se publica</h2>
<p>Quien publica declara que los datos, textos y fotografías de su negocio son verdaderos y que tiene derecho a usarlos. Conserva todos sus derechos y autoriza a la Cámara a mostrarlos en este sitio mientras el negocio siga dado de alta.</p>
<p>No se admiten anuncios de productos prohibidos, promesas de curación, precios engañosos, datos personales de terceros ni contenido que discrimine. Un anuncio se revisa antes de publicarse y puede devolverse con observaciones.</p>
<h2>6. Enlaces a otros sitios</h2>
<p>Muchos negocios enlazan su propia página o sus redes sociales. Esos sitios tienen sus propias reglas y la Cámara no responde por ellos.</p>
<h2>7. Datos personales</h2>
<p>De las cuentas guardamos nombre, correo electrónico y una huella de la contraseña que no permite leerla. Los usamos para dar acceso y para comunicarnos sobre el directorio; no los vendemos ni los prestamos. Para consultar, corregir o borrar tus datos basta un correo a <a href="mailto:privacidad@camara-penablanca.example">privacidad@camara-penablanca.example</a>; respondemos en un máximo de veinte días hábiles. Lo relativo a cookies está en la <a href="/politica-cookies">política de cookies</a>.</p>
<h2>8. Disponibilidad</h2>
<p>Cuidamos que el sitio esté siempre en línea y que su información sea correcta, pero puede haber interrupciones por mantenimiento o por causas ajenas. Si encuentras un dato equivocado, dínoslo y lo corregimos.</p>
<h2>9. Quejas y desacuerdos</h2>
<p>Si un negocio afiliado no cumple lo que ofreció, la Cámara media sin costo entre las partes. Esto no sustituye los derechos que la ley mexicana da a las personas consumidoras ni las vías oficiales para reclamarlos. Para lo demás se aplican las leyes de los Estados Unidos Mexicanos y son competentes los tribunales del lugar donde está nuestra oficina.</p>
<h2>10. Cambios</h2>
<p>Cuando estos términos cambien lo anunciaremos en el blog con al menos quince días de anticipación. Quien tenga una cuenta y no esté de acuerdo puede pedir su baja sin costo.</p>
`.trim()

const POLITICA_COOKIES = `
<p>Una cookie es un pequeño archivo de texto que el navegador guarda por encargo de un sitio. Este sitio usa las mínimas para funcionar: <strong>no hay cookies de publicidad, de redes sociales ni de medición</strong>, y nadie ajeno a la Cámara de Comercio de Peñablanca coloca cookies aquí.</p>
<h2>Lo que se guarda en tu navegador</h2>
<h3>Aviso aceptado</h3>
<p>Cuando oprimes «Acepto» en el aviso de la página de inicio se guarda una cookie que solo recuerda esa respuesta, para no volver a preguntar. Dura <strong>150 días</strong> y no contiene ningún dato tuyo.</p>
<h3>XSRF-TOKEN</h3>
<p>Al entrar a una cuenta o registrarte, el sitio coloca esta cookie con un valor al azar. Sirve para comprobar que el formulario se envió desde esta misma página y no desde otra que quisiera hacerse pasar por ti. No te identifica ni mantiene abierta la sesión.</p>
<h3>Sesión de la pestaña</h3>
<p>Esto no es una cookie. Si entras con tu cuenta, los datos de la sesión (la llave de acceso, tu nombre y tu tipo de cuenta) se guardan en el almacenamiento de sesión de la pestaña. Otras pestañas no los ven y desaparecen al cerrarla o al salir de la cuenta.</p>
<h3>Borradores</h3>
<p>Tampoco son cookies. Lo que escribes en un formulario de tu cuenta y todavía no guardas se conserva en este navegador, junto con las imágenes y los PDF que elegiste, para que no se pierda si la página se cierra o la sesión termina. Se borra en cuanto guardas, descartas los cambios o sales de la cuenta con «Logout». Si no vuelves a él, se elimina cuando abres tu cuenta después de <strong>30 días</strong>.</p>
<h2>Lo que no hacemos</h2>
<ul>
<li>No seguimos tu recorrido por otros sitios.</li>
<li>No elaboramos perfiles ni compartimos datos con anunciantes.</li>
<li>Las visitas a los anuncios se cuentan sin cookies, con una clave que cambia cada día y que no permite saber quién eres.</li>
</ul>
<h2>Cómo borrarlas o impedirlas</h2>
<p>Todos los navegadores permiten ver, borrar y bloquear cookies; la opción suele estar en <em>Configuración</em>, dentro de <em>Privacidad</em>. Si las bloqueas podrás consultar el directorio completo: lo único que notarás es que el aviso de inicio aparece cada vez.</p>
<h2>Enlaces a otros sitios</h2>
<p>Los enlaces a redes sociales, al servicio de mensajes y a las páginas de los negocios llevan fuera de aquí. Esos sitios pueden usar sus propias cookies desde el momento en que entras a ellos; aquí no se carga nada suyo.</p>
<h2>Preguntas</h2>
<p>Escríbenos a <a href="mailto:privacidad@camara-penablanca.example">privacidad@camara-penablanca.example</a>. Las condiciones generales del sitio están en los <a href="/terminos">términos y condiciones</a>.</p>
`.trim()

const SINONIMOS = [
  'refacciones = autopartes',
  'tlapalería = ferretería',
  'salón de belleza = estética',
  'peluquería = barbería',
  'manicura = uñas',
  'miscelánea = abarrotes',
  'tendejón = abarrotes',
  'botica = farmacia',
  'medicinas = farmacia',
  'vulcanizadora = llantera',
  'mofles = escapes',
  'hojalatería = carrocería',
  'cafetería = café',
  'pastelería = repostería',
  'cocol = pan dulce',
  'tenis = calzado deportivo',
  'zapatos = calzado',
  'copias = fotocopias',
  'pluma = bolígrafo',
  'ramo = bouquet',
].join('\n')

/** The organisation's settings: all fields of `/admin/ajustes` except the logo. */
export const organizacion = {
  nombre: 'Cámara de Comercio de Peñablanca',
  telefono_chat: '525555550100',
  texto_chat: '¡Hola! Quiero más información.',
  facebook: 'https://www.facebook.com/camara.penablanca.demo',
  youtube: 'https://www.youtube.com/@camara-penablanca-demo',
  tiktok: 'https://www.tiktok.com/@camara.penablanca.demo',
  instagram: 'https://www.instagram.com/camara.penablanca.demo',
  pie: '© 2025 Cámara de Comercio de Peñablanca. Todos los derechos reservados.',
  terminos: TERMINOS,
  politica_cookies: POLITICA_COOKIES,
  sinonimos: SINONIMOS,
} as const satisfies Ajustes

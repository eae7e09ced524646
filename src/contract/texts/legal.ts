/**
 * The legal texts of a site that has none of its own, as the editor's HTML. They name no organisation, because the
 * settings' form shows them too.
 */

export const terminos = [
  '<p>Estos términos explican qué ofrece este sitio y qué se espera de quien lo usa.</p>',
  '<h2>El sitio</h2>',
  '<p>Es un directorio de sucursales y productos con artículos y documentos para descargar. Consultarlo es gratuito y no pide registro. Cada negocio responde por sus precios, sus existencias y lo que vende.</p>',
  '<h2>Las cuentas</h2>',
  '<p>Quien da de alta un negocio declara que sus datos, textos y fotografías son verdaderos y que tiene derecho a publicarlos. Una persona revisa cada cuenta y cada sucursal antes de que sea visible. La contraseña es personal y no debe compartirse.</p>',
  '<h2>Datos personales</h2>',
  '<p>De una cuenta se guardan el nombre, el correo y una huella de la contraseña que no permite leerla. Sirven para dar acceso y no se entregan a nadie más. Lo relativo a cookies está en la <a href="/politica-cookies">política de cookies</a>.</p>',
  '<h2>Cambios</h2>',
  '<p>Si estos términos cambian, la versión vigente es siempre la que se muestra en esta página.</p>',
].join('')

const kept = [
  [
    'El aviso aceptado.',
    'Al oprimir «Acepto» en la página de inicio se guarda esa respuesta durante 150 días, para no volver a preguntar.',
  ],
  [
    'XSRF-TOKEN.',
    'Al entrar a una cuenta o crearla, un valor al azar comprueba que el formulario se envió desde este sitio.',
  ],
  ['La sesión.', 'No es una cookie: vive en la pestaña y desaparece al cerrarla o al salir de la cuenta.'],
  [
    'Los borradores.',
    'Tampoco son cookies: lo escrito en un formulario de la cuenta que todavía no se guarda queda en este navegador, con las imágenes y los PDF elegidos, para no perderlo si la página se cierra o la sesión termina. Se borran al guardar, al descartar los cambios o al salir con «Logout»; si no, cuando se abre la cuenta después de 30 días.',
  ],
]

export const cookies = [
  '<p>Una cookie es un pequeño texto que el navegador guarda por encargo de un sitio. Este usa las mínimas para funcionar: ninguna es de publicidad ni sigue a las personas.</p>',
  '<h2>Lo que se guarda</h2>',
  `<ul>${kept.map(([what, how]) => `<li><p><strong>${what}</strong> ${how}</p></li>`).join('')}</ul>`,
  '<h2>Cómo borrarlas</h2>',
  '<p>Todos los navegadores permiten ver, borrar y bloquear cookies desde su configuración de privacidad. Sin ellas el directorio se consulta igual; solo el aviso de inicio aparecerá cada vez.</p>',
].join('')

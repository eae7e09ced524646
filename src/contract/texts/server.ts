import { LONGEST_SEARCH } from '../spanish/searchText.ts'

/** The Spanish texts of the server: validation, refusals and answers. A resource's own texts are in its description. */

/** What is wrong with a question for branches. */
export const branchRefusals = {
  estado: 'Este estado no existe; usa su nombre o la clave del INEGI, de 01 a 32.',
  cerca: 'Envía latitud y longitud en grados, como 19.4326,-99.1332.',
  km: 'Envía una distancia en kilómetros, mayor que cero.',
  without: 'Solo se puede usar junto con `cerca`.',
  marco: 'Envía el oeste, sur, este y norte en grados, como -99.2,19.3,-99.1,19.5.',
  zoom: 'El zoom va de 0 a 22.',
} as const

export const validation = {
  required: 'Este campo es obligatorio.',
  notText: 'Escribe un texto.',
  notInteger: 'Escribe un número entero.',
  notPrice: 'Escribe el precio con números y punto decimal, como 1,250.50.',
  notBoolean: 'Elige sí o no.',
  notEmail: 'Escribe un correo válido, como nombre@dominio.mx.',
  notUrl: 'Escribe una dirección web completa, como https://ejemplo.mx.',
  notTel: 'Escribe un teléfono de 7 a 15 dígitos.',
  notSlug: 'Usa solo letras sin acento, números y guiones.',
  notRef: 'Elige una opción de la lista.',
  notMoment: 'Escribe una fecha y una hora que existan, como 2026-12-24T18:30.',
  notZone: 'Elige una zona horaria de la lista, como America/Mexico_City.',
  notList: 'Envía una lista.',
  notPicture: 'Cada imagen lleva `foto` y, si acaso, `alt`.',
  otherPicture: 'Esta imagen no es de este registro; elige el archivo de nuevo.',
  notAttributes: 'Envía un valor por característica, con su slug.',
  notNumber: 'Escribe un número, como 12 o 12.5.',
  notOption: 'Elige una de las opciones.',
  repeatedOption: 'Esta opción ya está en la lista.',
  noOptions: 'Escribe al menos una opción.',
  typeInUse: 'Ya hay valores de esta característica; para cambiar el tipo, crea otra.',
  notAfter: 'Elige un momento posterior al de publicación.',
  cents: 'Usa como máximo dos decimales, como 1,250.50.',
  tooMany: (max: number) => `Puede haber como máximo ${max}.`,
  tooLong: (max: number) => `Puede tener como máximo ${max} caracteres.`,
  tooShort: (min: number) => `Escribe al menos ${min} caracteres.`,
  tooSmall: (min: number) => `El valor mínimo es ${min}.`,
  tooBig: (max: number) => `El valor máximo es ${max}.`,
  htmlTooBig: 'El contenido es demasiado grande: el máximo es 500 KB.',
  htmlTooHard:
    'El formato del contenido es demasiado complicado; pégalo como texto sin formato y vuelve a darle formato.',
  taken: 'Ya existe un registro con este valor; escribe otro.',
  emailTaken: 'Ya hay una cuenta con este correo.',
  reserved: 'Este nombre está reservado por el sitio; escribe otro.',
  notImage: 'La imagen debe ser JPEG, PNG, WebP, GIF o AVIF y estar completa.',
  tooManyPixels: 'La imagen tiene más de 50 megapíxeles; usa una más pequeña.',
  tooManyMovingPixels:
    'La animación tiene más de 100 megapíxeles entre todos sus cuadros; usa una más corta o más pequeña.',
  imageTooHard:
    'La imagen es demasiado complicada para procesarla; guárdala de nuevo, más pequeña, como JPEG.',
  notPdf: 'El archivo debe ser un PDF que se pueda abrir.',
  pdfLocked: 'El PDF pide una contraseña para abrirse; guárdalo sin ella.',
  pdfDamaged: 'El PDF está dañado y no se puede abrir; vuelve a exportarlo desde el programa que lo hizo.',
  pdfTooHard: 'El PDF es demasiado complicado para leerlo; vuelve a exportarlo, más sencillo o en partes.',
  fileRequired: 'Elige un archivo.',
  imageRequired: 'Elige una imagen.',
  ownApproval: 'No es posible retirar la aprobación de la propia cuenta.',
  lastAdministrator: 'Es la última cuenta de administración aprobada: aprueba otra antes de retirarla.',
  wrongPassword: 'La contraseña actual no es correcta.',
  commonPassword:
    'Mucha gente usa esta contraseña y es fácil de adivinar; elige otra, por ejemplo varias palabras.',
  ownPassword:
    'Se parece demasiado al nombre, al correo o al nombre del sitio; elige una que nadie pueda adivinar.',
  sort: 'No se puede ordenar por este campo.',
  siteKind: 'No es una de las clases de contenido que se buscan.',
  activityKind: 'Elige cambios o accesos.',
  page: 'La página debe ser un número entero desde 1.',
  perPage: 'Los registros por página van de 1 a 500.',
  ids: (max: number) => `Elige de 1 a ${max} registros.`,
  idempotencyKey: 'La clave va de 1 a 100 letras, números o signos sin acentos.',
  otherContent: 'Con esta clave ya se creó un registro con otros datos; usa una clave nueva para crear otro.',
  count: 'La cantidad va de 1 a 100.',
  noDecision: 'Di qué campos se aceptan y cuáles no.',
  notProposed: (field: string) => `La propuesta no tiene el campo «${field}».`,
  decidedTwice: (field: string) => `El campo «${field}» está dos veces.`,
  note: (max: number) => `Escribe cada motivo como texto de hasta ${max} caracteres.`,
  acceptOnly: 'Varias propuestas a la vez solo se pueden aceptar: envía `aceptar: true`.',
  searchTooLong: `La búsqueda puede tener como máximo ${LONGEST_SEARCH} caracteres.`,
} as const

/** For an administrator whose decision came too late. */
export const decisions = {
  gone: 'Esta propuesta ya no espera: alguien la decidió, o la retiró quien la hizo.',
  amended: 'Esta propuesta cambió mientras la revisabas; mírala de nuevo antes de decidir.',
} as const

/** For a client who has reached the hourly limit of additions. */
export const rations = {
  records:
    'Ya se agregaron muchos registros con esta cuenta en la última hora; espera un poco y vuelve a intentar.',
  pictures:
    'Ya se enviaron muchas imágenes con esta cuenta en la última hora; espera un poco y vuelve a intentar.',
  previews:
    'Ya se crearon muchas vistas previas con esta cuenta en la última hora; espera un poco y vuelve a intentar.',
} as const

export const account = {
  registered: 'Registro recibido. Un administrador revisará la cuenta y podrás entrar cuando quede aprobada.',
  loggedIn: 'Bienvenido.',
  wrongPair: 'Correo o contraseña incorrectos.',
  notApproved: 'La cuenta todavía espera la aprobación de un administrador.',
  loggedOut: 'Sesión cerrada.',
  passwordChanged: 'Contraseña actualizada.',
  saved: 'Guardado.',
  linkSent:
    'Si hay una cuenta aprobada con ese correo, en unos minutos llegará un enlace para elegir otra contraseña.',
  noMail: 'Este sitio no envía correos. Pide a la administración un enlace para elegir otra contraseña.',
  badLink: 'Este enlace ya se usó o caducó. Pide uno nuevo.',
} as const

/** The letters that the site sends. Each links to a whole address of the site. */
export const letters = {
  accountApproved: (login: string) => ({
    subject: 'La cuenta quedó aprobada',
    text: `¡Hola!\n\nLa cuenta quedó aprobada y ya se puede entrar en ${login}\n`,
  }),
  branchPublished: (name: string, directory: string) => ({
    subject: `${name} ya está publicada`,
    text: `¡Buenas noticias!\n\n${name} ya aparece en el directorio: ${directory}\n`,
  }),
  changesDecided: (decided: DecidedChanges) => ({
    subject: `${decided.name}: ${decisionOf(decided)}`,
    text: `${[
      '¡Hola!',
      `La administración revisó los cambios de ${decided.name}.`,
      ...(decided.accepted.length > 0 ? [`Ya están publicados: ${decided.accepted.join(', ')}.`] : []),
      ...(decided.rejected.length > 0
        ? [
            `No se aceptaron:\n${decided.rejected.map(({ label, note }) => `- ${label}${note && `: ${note}`}`).join('\n')}`,
            `Lo que escribiste sigue en el formulario, para corregirlo y proponerlo de nuevo: ${decided.link}`,
          ]
        : []),
    ].join('\n\n')}\n`,
  }),
  passwordLink: (link: string, hours: number) => ({
    subject: 'Enlace para elegir otra contraseña',
    text: `Este enlace sirve una sola vez, durante ${hours} horas, para elegir otra contraseña:\n\n${link}\n\nSi nadie lo pidió, basta con ignorar este mensaje: la contraseña sigue siendo la misma.\n`,
  }),
} as const

/** An administrator's decision about an owner's changes, with the labels of the fields. */
export interface DecidedChanges {
  /** The record's name, and the address of its form. */
  readonly name: string
  readonly link: string
  readonly accepted: readonly string[]
  readonly rejected: readonly { readonly label: string; readonly note: string }[]
}

function decisionOf({ accepted, rejected }: DecidedChanges): string {
  const labels = rejected.map(({ label }) => label).join(', ')
  if (rejected.length === 0) return `se publicó ${accepted.join(', ')}`
  return accepted.length === 0
    ? `no se aceptó ${labels}`
    : `se publicó ${accepted.join(', ')}; no se aceptó ${labels}`
}

/** What calls of the history refuse. Apart from `validation`, which every visitor loads. */
export const historyRefusals = {
  restorable: 'Elige uno o más campos de los que se pueden restaurar.',
  trashKind: 'No es una de las clases de registros que van a la papelera.',
  batchKey: 'La clave del lote no es válida.',
} as const

/** What a restored version, a restored record or an accepted proposal leaves out, and why. */
export const omitted = {
  file: 'El archivo ya no existe; se dejó el que había.',
  gone: 'Ya no existe; se dejó sin elegir.',
  taken: 'Lo usa otro registro; se dejó vacío.',
  passed: 'Ese momento ya pasó; no se usó.',
  slug: (slug: string) => `La dirección la usa otro registro; ahora es «${slug}».`,
  hidden: 'Espera otra vez a que la administración lo publique.',
  name: (name: string) => `El nombre lo usa otro registro; ahora es «${name}».`,
} as const

/** What owners read in place of an administrator's name. */
export const ADMINISTRATION = 'Administración'

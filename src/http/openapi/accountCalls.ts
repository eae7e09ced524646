import { z } from 'zod'
import { accountFields } from '../../contract/account.ts'
import { activityKinds } from '../../contract/activity.ts'
import { DRAFT_DAYS } from '../../contract/drafts.ts'
import { api, pattern, site } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'
import * as view from '../../contract/views.ts'
import { answered, type Calls, emptied, listed, paging, sends } from './call.ts'
import { itemExamples } from './examples.ts'

/** The calls for sessions, the user's own account, and the data of the two logged-in areas beside records. */

const tag = 'Sesión y cuenta'
const panel = 'Administración: Panel'
const { name, email, password } = accountFields
const text = z.string().min(1)
const LONG = 'una contraseña larga'
const user = view.sessionUser.parse(itemExamples.user)
const token = 'kq3yYxJ0bq0m1fT5v0cR2uWn8sLZ4dPgHaE7iXoMtBY'
const change: view.Activity = {
  id: 31,
  at: '2026-03-05T09:30:00.000Z',
  user: 'Administración',
  action: 'update',
  origen: 'panel',
  collection: 'producto',
  record_id: 12,
  title: 'Concha',
  fields: ['price'],
}
const done = (message: string) => answered('Hecho.', view.done, { success: true, message })

const csrf = (id: string) => ({
  id,
  tag,
  summary: 'Cookie contra falsificación',
  details:
    'Da la cookie `XSRF-TOKEN`. Si va con el inicio de sesión o el registro, el encabezado `X-XSRF-TOKEN` la repite; quien no guarda cookies no la necesita.',
  answers: [{ ...emptied('La cookie va en el encabezado.'), headers: ['Set-Cookie'] as const }],
})

export const accountCalls: Calls = {
  [`GET ${api.csrf}`]: csrf('csrfCookie'),
  [`GET ${api.csrfV1}`]: csrf('csrfCookieV1'),
  [`POST ${api.register}`]: {
    id: 'register',
    tag,
    summary: 'Registrarse',
    details: 'La cuenta nueva es de cliente y espera aprobación.',
    body: sends({ name, email, password }, { name: user.name, email: user.email, password: LONG }),
    answers: [{ ...done(account.registered), status: 201 }],
    refuses: ['csrf', 'too_many'],
  },
  [`POST ${api.login}`]: {
    id: 'login',
    tag,
    summary: 'Iniciar sesión',
    details:
      'Hay que esperar después de 5 fallos en 15 minutos desde una red con una cuenta, de 20 desde una red con cualquiera, o de 100 en una hora con una cuenta desde redes que no conoce. Una dirección IPv6 cuenta por su /64. La sesión dura 12 horas sin uso y 7 días en total.',
    body: sends({ email, password: text }, { email: user.email, password: LONG }),
    answers: [
      answered('La sesión.', view.loginAnswer, { success: true, message: account.loggedIn, token, user }),
    ],
    refuses: ['unauthenticated', 'forbidden', 'csrf', 'too_many'],
  },
  [`POST ${api.logout}`]: {
    id: 'logout',
    tag,
    summary: 'Cerrar sesión',
    answers: [done(account.loggedOut)],
  },
  [`PUT ${api.password}`]: {
    id: 'changePassword',
    tag,
    summary: 'Cambiar la contraseña',
    details: 'Cierra todas las sesiones de la cuenta.',
    body: sends({ actual: text, nueva: password }, { actual: 'la de ahora', nueva: LONG }),
    answers: [done(account.passwordChanged)],
    refuses: ['too_many'],
  },
  [`GET ${api.account}`]: {
    id: 'account',
    tag,
    summary: 'La cuenta propia',
    answers: [answered('La cuenta.', view.sessionUser, user)],
  },
  [`PUT ${api.account}`]: {
    id: 'rename',
    tag,
    summary: 'Cambiar el nombre propio',
    body: sends({ name }, { name: user.name }),
    answers: [answered('La cuenta.', view.sessionUser, user)],
  },
  [`POST ${api.passwordLink}`]: {
    id: 'requestPasswordLink',
    tag,
    summary: 'Pedir un enlace para elegir otra contraseña',
    details:
      'Responde lo mismo exista o no la cuenta, y también cuando ya no envía más: hay 3 cartas por hora para una cuenta y 10 solicitudes por hora desde una red. Los enlaces anteriores siguen valiendo hasta que caducan o cambia la contraseña. `success` es falso en un sitio que no envía correos.',
    body: sends({ email }, { email: user.email }),
    answers: [done(account.linkSent)],
  },
  [`POST ${api.newPassword}`]: {
    id: 'choosePassword',
    tag,
    summary: 'Elegir otra contraseña con un enlace',
    details: 'Un enlace que ya se usó, caducó o no existe es 403.',
    body: sends({ token: text, password }, { token, password: LONG }),
    answers: [done(account.passwordChanged)],
    refuses: ['forbidden', 'too_many'],
  },
  [`POST ${pattern(api.adminPasswordLink, 'id')}`]: {
    id: 'makePasswordLink',
    tag: 'Administración: Usuarios',
    summary: 'Usuario: hacer un enlace para elegir otra contraseña',
    answers: [
      {
        ...answered('El enlace, de un solo uso, y hasta cuándo sirve.', view.passwordLink, {
          url: `https://zocalo.example${site.restablecer}#${token}`,
          expires_at: '2026-03-03T18:00:00.000Z',
        }),
        status: 201,
      },
    ],
    refuses: ['not_found'],
  },
  [`GET ${api.adminOverview}`]: {
    id: 'adminOverview',
    tag: panel,
    summary: 'Resumen para la bienvenida',
    answers: [answered('Cuánto hay, qué espera y qué cambió.', view.overview)],
  },
  [`GET ${api.adminActivity}`]: {
    id: 'adminActivity',
    tag: panel,
    summary: 'Registro de actividad',
    details:
      'Qué cambió y quién entró: entradas, series de intentos fallidos, enlaces y cambios de contraseña. `record_id` es 0 en lo que no trata de un solo registro.',
    query: { tipo: z.enum(activityKinds).describe('Solo cambios o solo accesos.'), ...paging },
    answers: [listed('Lo último primero.', view.activity, change)],
    refuses: ['invalid'],
  },
  [`POST ${api.adminImage}`]: {
    id: 'adminImage',
    tag: panel,
    summary: 'Guardar una imagen para un texto',
    details: `La que ningún texto muestra durante ${DRAFT_DAYS} días se borra.`,
    body: {
      ...sends({ imagen: text }, { imagen: 'data:image/png;base64,iVBORw0KGgo…' }),
      form: z.looseObject({ imagen: z.string().meta({ contentMediaType: 'image/*' }) }),
    },
    answers: [
      {
        ...answered('Su dirección y tamaño.', view.textPicture, {
          url: '/img/contenido/3f9a1c2b7d4e-1600x900.webp',
          width: 1600,
          height: 900,
        }),
        status: 201,
        headers: ['Location'],
      },
    ],
    repeatable: true,
  },
  [`GET ${api.clientNotices}`]: {
    id: 'clientNotices',
    tag: 'Área de clientes',
    summary: 'Avisos',
    answers: [{ ...listed('Los de los últimos 30 días.', view.notice), headers: [] }],
  },
}

import { describe, expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { days, type Hours, type Interval, weekText } from './hours.ts'
import { hoursSchema } from './hoursSchema.ts'

const schema = hoursSchema()

/** A week that is closed on the days that are not named. */
const week = (open: Partial<Record<(typeof days)[number], Interval[]>> = {}) =>
  ({ ...Object.fromEntries(days.map((day) => [day, []])), ...open }) as Hours

describe('hours are kept with all seven days', () => {
  test.each<[unknown, Hours | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    [{}, week()],
    [{ lunes: null, martes: '', miercoles: [], jueves: 'cerrado' }, week()],
    [{ lunes: [[540, 1080]] }, week({ lunes: [[540, 1080]] })],
    [
      { lunes: '9-14, 16-19' },
      week({
        lunes: [
          [540, 840],
          [960, 1140],
        ],
      }),
    ],
    [
      {
        lunes: [
          [960, 1140],
          [540, 840],
        ],
      },
      week({
        lunes: [
          [540, 840],
          [960, 1140],
        ],
      }),
    ],
    [
      {
        lunes: [
          [540, 840],
          [840, 1080],
        ],
      },
      week({ lunes: [[540, 1080]] }),
    ],
    [{ lunes: '9-14, 14-18, 18-20' }, week({ lunes: [[540, 1200]] })],
    [{ lunes: '24 h' }, week({ lunes: [[0, 1440]] })],
    [{ sábado: '8pm-2am', Miércoles: '9-18' }, week({ sabado: [[1200, 1560]], miercoles: [[540, 1080]] })],
    [{ lunes: [[0, 2880]] }, week({ lunes: [[0, 2880]] })],
    // What touches across midnight stays with its days.
    [{ lunes: [[1200, 1440]], martes: [[0, 120]] }, week({ lunes: [[1200, 1440]], martes: [[0, 120]] })],
    [{ lunes: [[1200, 1560]], martes: [[120, 300]] }, week({ lunes: [[1200, 1560]], martes: [[120, 300]] })],
    [
      { domingo: [[1200, 1560]], lunes: [[120, 300]] },
      week({ domingo: [[1200, 1560]], lunes: [[120, 300]] }),
    ],
  ])('%j', (sent, kept) => {
    expect(verdictOf(schema, sent)).toEqual({ kept })
  })
})

describe('what is wrong is refused at its day', () => {
  test.each<[unknown, string[]]>([
    ['9-18', ['']],
    [[], ['']],
    [7, ['']],
    [{ lunes: '9-18', feriado: '9-14' }, ['']],
    [{ miercoles: '9-18', miércoles: '9-14' }, ['miercoles']],
    [{ lunes: 'siempre' }, ['lunes']],
    [{ lunes: 540 }, ['lunes']],
    [{ lunes: [540, 1080] }, ['lunes']],
    [{ lunes: [[540]] }, ['lunes']],
    [{ lunes: [[540, 600.5]] }, ['lunes']],
    [{ lunes: [['540', '600']] }, ['lunes']],
    [{ lunes: [[-60, 600]] }, ['lunes']],
    [{ lunes: [[1440, 1500]] }, ['lunes']],
    [{ lunes: [[0, 2881]] }, ['lunes']],
    [{ lunes: [[600, 600]] }, ['lunes']],
    [{ lunes: [[600, 540]] }, ['lunes']],
    [
      {
        lunes: [
          [540, 840],
          [600, 900],
        ],
      },
      ['lunes'],
    ],
    [
      {
        lunes: [
          [540, 840],
          [540, 840],
        ],
      },
      ['lunes'],
    ],
    [{ lunes: '9-14, 13-18' }, ['lunes']],
    [{ lunes: Array.from({ length: 25 }, (_, at) => [at * 2, at * 2 + 1]) }, ['lunes']],
    [{ lunes: [[1200, 1561]], martes: [[120, 300]] }, ['lunes', 'martes']],
    [{ domingo: [[1200, 1561]], lunes: [[120, 300]] }, ['domingo', 'lunes']],
    [{ viernes: [[0, 2880]], sabado: '9-14' }, ['viernes', 'sabado']],
    [{ lunes: 'x', domingo: 'y' }, ['lunes', 'domingo']],
  ])('%j', (sent, refused) => {
    expect(verdictOf(schema, sent)).toEqual({ refused })
  })
})

test('a name that is no day is said', () => {
  const [issue] = schema.safeParse({ [`feriado${'o'.repeat(1e6)}`]: '9-14' }).error?.issues ?? []
  expect(issue?.message).toMatch(/^«feriadoo{23}» no es un día: usa lunes/)
})

const office: Interval[] = [[540, 1080]]
test.each<[Hours, string]>([
  [week(), 'Todos los días: cerrado'],
  [week(Object.fromEntries(days.map((day) => [day, [[0, 1440]]]))), 'Todos los días: 24 horas'],
  [
    week({
      lunes: office,
      martes: office,
      miercoles: office,
      jueves: office,
      viernes: office,
      sabado: [
        [540, 840],
        [960, 1140],
      ],
    }),
    'Lunes a viernes: 9:00–18:00; sábado: 9:00–14:00, 16:00–19:00; domingo: cerrado',
  ],
  [
    week({ jueves: [[1200, 1560]], viernes: [[1200, 1560]], sabado: [[540, 1500]] }),
    'Lunes a miércoles: cerrado; jueves y viernes: 20:00–2:00; sábado: 9:00–1:00 del día siguiente; domingo: cerrado',
  ],
])('a week in words', (hours, text) => {
  expect(weekText(hours)).toBe(text)
})

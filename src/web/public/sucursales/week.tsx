import { dateText, dayNames } from '../../../contract/texts/hours.ts'
import { addDays, weekdayOf } from '../../../contract/values/dates.ts'
import { holidays } from '../../../contract/values/holidays.ts'
import { type Day, days, dayText, type Hours } from '../../../contract/values/hours.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { type PublicTimes, useOpenState } from './useOpenState.ts'

type Exceptions = PublicEmpresa['excepciones']

/** The hours of a week. In the browser today is marked, with its own hours where it has some. */
export function Week({ of }: { of: PublicTimes & { readonly excepciones: Exceptions } }) {
  const state = useOpenState(of)
  const { horario, excepciones } = of
  if (!horario) return null
  const today = state ? dayOf(state.today) : undefined
  const special = excepciones.find(({ fecha }) => fecha === state?.today)
  return (
    <div>
      <table className="week">
        <caption className="font-display text-left text-xl font-semibold">Horario</caption>
        <tbody>
          {days.map((day) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">
                {capital(dayNames[day])}
                {day === today && <span className="text-sm"> · hoy</span>}
              </th>
              <td>{day === today && special ? dayText(special.intervalos) : dayText(horario[day])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state && <SpecialDays horario={horario} excepciones={excepciones} today={state.today} />}
    </div>
  )
}

/** How many days ahead special days are announced. */
const AHEAD = 14

function SpecialDays(props: { horario: Hours; excepciones: Exceptions; today: string }) {
  const { excepciones, today } = props
  const coming = Array.from({ length: AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const own = excepciones.find(({ fecha }) => fecha === date)
    if (own) return [{ date, says: dayText(own.intervalos), note: own.nota }]
    return isHoliday(date) ? [{ date, says: 'Día festivo, el horario puede variar', note: null }] : []
  })
  if (coming.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-lg">Días especiales</h3>
      <ul className="mt-1 space-y-1">
        {coming.map(({ date, says, note }) => (
          <li key={date}>
            <strong className="font-semibold">
              {capital(nameOf(date))} {dateText(date)}:
            </strong>{' '}
            {says}
            {note && <span className="text-soft"> ({note})</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

const isHoliday = (date: string): boolean => holidays(Number(date.slice(0, 4))).includes(date)

const dayOf = (date: string): Day | undefined => days[weekdayOf(date)]

function nameOf(date: string): string {
  const day = dayOf(date)
  return day ? dayNames[day] : ''
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The clocks of Mexico's zones as rules, since most of the country gave up daylight saving (Ley de los Husos Horarios, 28
 * October 2022) and Ciudad Juárez came to its zone (30 November 2022). Telephones that get no updates know older rules,
 * and asking the platform takes a phone 20 ms. Without zod, because pages of the site load this.
 */

/** Before this moment the platform knows better: 1 December 2022. */
const SINCE = Date.UTC(2022, 11, 1)
const HOUR = 60 * 60 * 1000

/** The standard time of each zone, in hours. */
const STANDARD: Readonly<Record<string, number>> = {
  'America/Bahia_Banderas': -6,
  'America/Cancun': -5,
  'America/Chihuahua': -6,
  'America/Hermosillo': -7,
  'America/Mazatlan': -7,
  'America/Merida': -6,
  'America/Mexico_City': -6,
  'America/Monterrey': -6,
  // These change their clocks with the United States.
  'America/Ciudad_Juarez': -7,
  'America/Matamoros': -6,
  'America/Ojinaga': -6,
  'America/Tijuana': -8,
}

const AT_THE_BORDER: ReadonlySet<string> = new Set([
  'America/Ciudad_Juarez',
  'America/Matamoros',
  'America/Ojinaga',
  'America/Tijuana',
])

/** Returns how far clocks in a zone of Mexico are ahead of UTC, in milliseconds; undefined for another zone or an early moment. */
export function mexicanOffset(moment: number, zone: string): number | undefined {
  const hours = STANDARD[zone]
  if (hours === undefined || moment < SINCE) return undefined
  const standard = hours * HOUR
  return AT_THE_BORDER.has(zone) && isSummer(moment, standard) ? standard + HOUR : standard
}

/** From 2:00 of the second Sunday of March to 2:00 of the first of November. */
function isSummer(moment: number, standard: number): boolean {
  const year = new Date(moment + standard).getUTCFullYear()
  const begins = firstSunday(year, 2) + 7 * 24 * HOUR + 2 * HOUR - standard
  const ends = firstSunday(year, 10) + HOUR - standard
  return begins <= moment && moment < ends
}

const firstSunday = (year: number, month: number): number =>
  Date.UTC(year, month, 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7))

/** Only on the server, because making a formatter takes a phone 20 ms. */
const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })

/** Returns the day of a moment, the same for every reader: `24 de diciembre de 2026`. */
export const dayOf = (moment: string): string => longDate.format(new Date(moment))

import { readCoordinates } from './coordinates.ts'
import { isOnEarth, type Point, settledPoint } from './point.ts'

/** Points in texts that people type or paste: coordinates, and the addresses of maps. */

/** Why a text is no point. A short link names one, but only its own site can say which. */
export type PointProblem = 'unreadable' | 'shortLink' | 'outOfRange'

/** Addresses of places on Google Maps have some hundreds of characters. */
const LONGEST = 4000

/**
 * Reads a point: coordinates in any usual form, a `geo:` address, or an address of Google Maps, OpenStreetMap, Waze or
 * Apple's maps. A pin in an address wins over the frame that it shows. Returns at most 7 decimals, or the problem.
 */
export function readPoint(text: string): Point | PointProblem {
  if (text.length > LONGEST) return 'unreadable'
  // Messengers and pages wrap texts in marks of direction.
  const written = text.replace(/\p{Cf}/gu, '').trim()
  const address = ADDRESS.exec(written)?.[0]
  const found = address === undefined ? readCoordinates(written) : pointIn(decoded(address))
  if (found) return isOnEarth(found) ? settledPoint(found) : 'outOfRange'
  return address !== undefined && SHORT.test(address) ? 'shortLink' : 'unreadable'
}

/** The first address in a text; messengers put words before it. */
const ADDRESS =
  /(?:https?:\/\/|geo:|(?:www\.|maps\.|m\.)?(?:google|openstreetmap|osm|waze|apple)\.|(?:maps\.app\.)?goo\.gl\/|g\.co\/)\S+/i

const SHORT =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|osm\.org\/go|(?:www\.)?openstreetmap\.org\/go|(?:www\.)?waze\.com\/ul\/h|maps\.apple\/|maps\.google\.[a-z.]+\/\?cid)/i

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,20})?`
const pair = (before: string, between: string) =>
  new RegExp(`${before}(${NUMBER})${between}(${NUMBER})`, 'gi')

/** Where addresses say their point, the surest first. Of several in one place the last is the destination. */
const PLACES: readonly ((address: string) => (Point | undefined)[])[] = [
  pairs(pair('!3d', '!4d')),
  pairs(pair('[?&]mlat=', '&mlon=')),
  swapped(pair('[?&]mlon=', '&mlat=')),
  coordinates(/[?&](?:q|query|destination|daddr|coordinate)=(?:loc:)?([^&#]{1,100})/gi),
  pairs(pair('[?&]to=ll\\.', ',')),
  coordinates(/\/([^/@?#]{1,100})(?=[/?#]|$)/g),
  pairs(pair('^geo:', ',')),
  pairs(pair('[?&](?:ll|center|sll|viewpoint|latlng)=', ',')),
  pairs(pair('[?&]cp=', '~')),
  pairs(pair('@', ',')),
  pairs(pair('#map=\\d{1,2}(?:\\.\\d{1,3})?/', '/')),
  swapped(pair('!2d', '!3d')),
]

function pointIn(address: string): Point | undefined {
  for (const find of PLACES) {
    const point = find(address).findLast((one) => one !== undefined)
    if (point) return point
  }
  return
}

function pairs(pattern: RegExp) {
  return (address: string) =>
    [...address.matchAll(pattern)].map(([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }))
}

function swapped(pattern: RegExp) {
  return (address: string) => pairs(pattern)(address).map(({ lat, lng }) => ({ lat: lng, lng: lat }))
}

function coordinates(pattern: RegExp) {
  return (address: string) =>
    [...address.matchAll(pattern)].map(([, text = '']) => readCoordinates(unlabelled(text)))
}

/** Without the name that may follow a pin: `19.4,-99.1(Tienda)`. */
function unlabelled(text: string): string {
  const label = text.indexOf('(', 1)
  return label < 0 ? text : text.slice(0, label)
}

/** Undoes the escapes of an address. One that is broken stays as it is. */
function decoded(address: string): string {
  const spaced = address.replaceAll('+', ' ').replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

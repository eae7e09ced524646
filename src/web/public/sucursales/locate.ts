/** Asks the browser where it is. Loaded when somebody presses the button. */

/** About ten metres. */
const DECIMALS = 4
const LONGEST_MS = 15_000

/** Returns the position, rounded, as `lat,lng`. Throws an error that says in words why there is none. */
export function locate(): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(FAILED))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? DENIED : FAILED)),
      { timeout: LONGEST_MS, maximumAge: 60_000 },
    )
  })
}

const DENIED =
  'El navegador no tiene permiso de usar la ubicación. Se puede dar en los ajustes del sitio, junto a la dirección; también se puede elegir el municipio o la colonia en los filtros.'
const FAILED =
  'No se pudo conocer la ubicación. Intenta de nuevo, o elige el municipio o la colonia en los filtros.'

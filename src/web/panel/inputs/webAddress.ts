const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

/** A web address as people say it, `ejemplo.mx/flores`, with the https:// that it lacks; any other text as it is. */
export function webAddress(text: string): string {
  const said = text.trim()
  return WITHOUT_SCHEME.test(said) ? `https://${said}` : text
}

/** Writes a search as `?name=` into the present address while a person types, so that Back and a reload restore it. */
export function keepInAddress(name: 'documentos' | 'sucursales', text: string): void {
  const address = new URL(window.location.href)
  if (text.trim()) address.searchParams.set(name, text.trim())
  else address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}

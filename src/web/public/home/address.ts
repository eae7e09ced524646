/** Writes a search that stands in `?name=` into the present address, as it is typed: Back and a reload bring it again. */
export function keepInAddress(name: 'documentos' | 'sucursales', text: string): void {
  const address = new URL(window.location.href)
  if (text.trim()) address.searchParams.set(name, text.trim())
  else address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}

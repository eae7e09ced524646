/**
 * Opens the browser's own picker for several files. Resolves with the chosen ones, none when it is closed. It has to be called
 * at the press itself.
 */
export function chosenFiles(accept = ''): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', multiple: true, accept })
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

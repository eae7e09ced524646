import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

/**
 * A person who sends files repeatedly, one after another, until standard input ends. Started as `uploader.ts <url>
 * <token> <files>`; reports its start, and at the end how many were accepted and refused.
 */
const [url = '', token = '', ...paths] = process.argv.slice(2)
const files = await Promise.all(
  paths.map(async (path) => ({ bytes: await readFile(path), pdf: extname(path) === '.pdf' })),
)
const answered = new Map<number, number>()
let done = false
process.stdin.resume().on('end', () => {
  done = true
})

console.log('ready')
for (let turn = 0; !done; turn++) {
  const file = files[turn % files.length]
  if (!file) throw new Error('no files')
  const status = await send(file.bytes, file.pdf, turn)
  answered.set(status, (answered.get(status) ?? 0) + 1)
}
console.log([...answered].map(([status, count]) => `${count} × ${status}`).join(', '))

async function send(bytes: Buffer, pdf: boolean, turn: number): Promise<number> {
  const form = new FormData()
  form.set(pdf ? 'titulo' : 'nombre', `Subida ${turn}`)
  form.set(pdf ? 'archivo' : 'urlfoto', new Blob([new Uint8Array(bytes)]), 'archivo')
  const answer = await fetch(`${url}/api/v1/admin/${pdf ? 'catalogo' : 'categoria'}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await answer.arrayBuffer()
  return answer.status
}

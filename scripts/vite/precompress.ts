import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** Texts, and the maps' letters. */
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|webmanifest|pbf)$/

/** Writes a `.br` and a `.gz` beside every text file below a folder, with the best compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(
    `${file}.br`,
    await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }))
}

import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { type Row, tableOf } from './table.ts'

/** Writes bench/results.md: a table for each part, from its last measurement. Measuring one part keeps the others. */

const FILE = new URL('results.md', import.meta.url)
const HEAD = `# What \`npm run bench\` measured last

A table for each part of the bench. Compared things ran in turns in the same run; numbers are medians.
`
const PART = '\n## '

/** Replaces a part's rows; `order` is that of all parts. */
export async function writeResults(
  part: string,
  rows: readonly Row[],
  order: readonly string[],
): Promise<void> {
  const [, ...sections] = (await readFile(FILE, 'utf8')).split(PART)
  const known = new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]))
  const where = `Node ${process.versions.node}, ${availableParallelism()} cores.`
  known.set(part, `${part}\n\n${where}\n\n${tableOf(rows)}`)
  const written = order.flatMap((name) => known.get(name) ?? [])
  await writeFile(FILE, HEAD + written.map((section) => PART + section).join(''))
}

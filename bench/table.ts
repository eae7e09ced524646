/** One measurement. */
export interface Row {
  readonly what: string
  readonly measured: string
  /** What it was compared with, if anything. */
  readonly beside: string
  readonly target: string
  /** Null without a promise. */
  readonly met: boolean | null
}

/** Returns the rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, beside, target, met }) => [
    what,
    measured,
    beside,
    target,
    met === null ? '' : met ? 'yes' : '**no**',
  ])
  const all = [['What', 'Measured', 'Beside', 'Target', 'Met'], ...cells]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return `${[line(all[0] ?? []), line(rule), ...cells.map(line)].join('\n')}\n`
}

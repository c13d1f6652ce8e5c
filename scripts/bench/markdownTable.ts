/** A table in Markdown as Prettier would format it, the first row its head, to be read in a terminal, too. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const head = rows[0] ?? []
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...rows.slice(1)].map(line).join('\n')
}

/** Returns the value below which a share of the measurements is: 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number) => value.toFixed(1)

/** Prints rows of text with a heading, in aligned columns. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log(`\n${line(heading)}\n${widths.map(width => '─'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row))
}

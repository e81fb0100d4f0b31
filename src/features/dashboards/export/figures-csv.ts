import type { Figures } from '#src/ui/charts/chart-model.ts'

/** Returns tables as the rows of one CSV file: each with its title and its heads, and an empty row before the next one. */
export const figuresCsv = (tables: readonly Figures[]): string[][] =>
  tables.flatMap(({ title, head, rows }, index) => [
    ...(index > 0 ? [['']] : []),
    [title],
    head,
    ...rows.map(row => row.map(cell => (cell === null ? '' : String(cell)))),
  ])

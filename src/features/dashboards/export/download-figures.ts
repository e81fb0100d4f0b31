import { saveFile } from '#src/device/files/save-file.ts'
import { csvFile } from '#src/lib/csv/csv-file.ts'
import type { Figures } from '#src/ui/charts/chart-model.ts'
import { figuresCsv } from './figures-csv.ts'

/** Downloads tables as `outpost-{name}.csv`. */
export const downloadFigures = (name: string, tables: readonly Figures[]) =>
  saveFile(csvFile(figuresCsv(tables)), `outpost-${name}.csv`)

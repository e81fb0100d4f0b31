import { saveFile } from '#src/device/files/save-file.ts'
import { type ListKind, type ListRow, valueOf } from '#src/features/lists/kind.ts'
import { useValueText } from '#src/features/lists/value-text.ts'

/** Returns a function that downloads rows as CSV with the columns of the list; amounts are plain numbers. */
export function useExportList(kind: ListKind) {
  const textOf = useValueText()
  return async (rows: readonly ListRow[]) => {
    const { csvFile } = await import('#src/lib/csv/csv-file.ts')
    const cell = (row: ListRow, field: ListKind['fields'][number]) => {
      const value = valueOf(row, field.name)
      return typeof value === 'number' ? String(value) : textOf(field, value)
    }
    const lines = rows.map(row => kind.fields.map(field => cell(row, field)))
    saveFile(csvFile([kind.fields.map(({ label }) => label), ...lines]), `outpost-${kind.id}.csv`)
  }
}

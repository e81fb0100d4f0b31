import { type Changes, type ListField, type ListRow, type Value, valueOf } from '#src/features/lists/kind.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { fold } from '#src/lib/text/fold.ts'

/** Why a row of a file is left out. */
export type Reason = 'noName' | 'noNumber' | 'unknown' | 'twice'

export interface PlannedRow {
  /** As in the file: the names of the columns are line 1. */
  line: number
  cells: readonly string[]
  changes: Changes
  /** The stored row that it changes; undefined for a new one. */
  row?: ListRow
  reason?: Reason
}

const YES = new Set(['yes', 'co', 'true', '1', 'x'])

function read({ type, options = [] }: ListField, text: string, locale: string): Value | undefined {
  if (type === 'flag') return YES.has(fold(text))
  if (type === 'choice') return options.find(({ label }) => fold(label) === fold(text))?.value
  if (type !== 'money' && type !== 'number') return text
  const number = readNumber(text, locale)
  return number === null || Number.isNaN(number) || number < 0 ? undefined : number
}

/**
 * Returns what a file would do with each of its rows. Stored rows are found by their code, or by their name when the row
 * has no code. `key` is the name of the field with the code.
 */
export function planImport(
  table: readonly (readonly string[])[],
  {
    fields,
    stored,
    key,
    locale,
  }: { fields: readonly ListField[]; stored: readonly ListRow[]; key: string; locale: string },
): PlannedRow[] {
  const [head = [], ...lines] = table
  const columns = head.map(title => fields.find(({ label }) => fold(label) === fold(title.trim())))
  const nameField = fields[0]?.name ?? 'name'
  const find = (name: string, text: Value | undefined) =>
    text ? stored.find(row => fold(String(valueOf(row, name) ?? '')) === fold(String(text))) : undefined
  const seen = new Set<string>()

  return lines.map((cells, index) => {
    const planned = { line: index + 2, cells, changes: {} as Record<string, Value> }
    for (const [at, field] of columns.entries()) {
      const text = cells[at]?.trim() ?? ''
      if (!field || field.isLocked || text === '') continue
      const value = read(field, text, locale)
      if (value === undefined) return { ...planned, reason: field.type === 'choice' ? 'unknown' : 'noNumber' }
      planned.changes[field.name] = value
    }
    const { [nameField]: name, [key]: code } = planned.changes
    const row = find(key, code) ?? (code ? undefined : find(nameField, name))
    if (!row && !name) return { ...planned, reason: 'noName' }
    const own = row?.id ?? `new ${fold(String(code || name))}`
    if (seen.has(own)) return { ...planned, reason: 'twice' }
    seen.add(own)
    return row ? { ...planned, row } : planned
  })
}

/** Returns whether a planned row changes anything. */
export const isChange = ({ row, changes, reason }: PlannedRow) =>
  !reason && (!row || Object.entries(changes).some(([name, value]) => valueOf(row, name) !== value))

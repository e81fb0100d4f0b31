import { type FileRow, type ListField, type ListRow, type Value, valueOf } from '#src/features/lists/kind.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { fold } from '#src/lib/text/fold.ts'

/** Why a row of a file is left out. */
export type Reason = 'noName' | 'noNumber' | 'unknown' | 'tooLong' | 'duplicateInFile' | 'tooMany'

/** One call imports at most so many rows. */
const MAX_ROWS = 10_000
const MAX_LENGTH = 1000
const MAX_NUMBER = 1_000_000_000_000

export interface PlannedRow extends FileRow {
  /** As in the file: the names of the columns are line 1. */
  line: number
  cells: readonly string[]
  reason?: Reason
}

/** Why a value cannot be read. */
const unread: Partial<Record<ListField['type'], Reason>> = {
  choice: 'unknown',
  money: 'noNumber',
  number: 'noNumber',
}

const YES = new Set(['yes', 'co', 'true', '1', 'x'])

function read({ type, options = [] }: ListField, text: string, locale: string): Value | undefined {
  if (type === 'flag') return YES.has(fold(text))
  if (type === 'choice') return options.find(({ label }) => fold(label) === fold(text))?.value
  if (type !== 'money' && type !== 'number') return text.length > MAX_LENGTH ? undefined : text
  const number = readNumber(text, locale)
  if (number === null || Number.isNaN(number) || number < 0 || number > MAX_NUMBER) return undefined
  return type === 'money' ? Math.round(number) : number
}

type Found = ReadonlyMap<string, ListRow>

/** Returns rows by the folded text of a field; of equal ones the first. */
const rowsBy = (stored: readonly ListRow[], name: string): Found =>
  new Map(stored.toReversed().map(row => [fold(String(valueOf(row, name) ?? '')), row]))

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
  const [byKey, byName] = [key, nameField].map(name => rowsBy(stored, name)) as [Found, Found]
  const find = (rows: Found, text: Value | undefined) => (text ? rows.get(fold(String(text))) : undefined)
  const seen = new Set<string>()

  return lines.map((cells, index) => {
    const planned = { line: index + 2, cells, changes: {} as Record<string, Value> }
    for (const [at, field] of columns.entries()) {
      const text = cells[at]?.trim() ?? ''
      if (!field || field.isLocked || text === '') continue
      const value = read(field, text, locale)
      if (value === undefined) return { ...planned, reason: unread[field.type] ?? 'tooLong' }
      planned.changes[field.name] = value
    }
    const { [nameField]: name, [key]: code } = planned.changes
    const row = find(byKey, code) ?? (code ? undefined : find(byName, name))
    if (!row && !name) return { ...planned, reason: 'noName' }
    const own = row?.id ?? `new ${fold(String(code || name))}`
    if (index >= MAX_ROWS) return { ...planned, reason: 'tooMany' }
    if (seen.has(own)) return { ...planned, reason: 'duplicateInFile' }
    seen.add(own)
    return row ? { ...planned, row } : planned
  })
}

/** Returns whether a planned row changes anything. */
export const isChange = ({ row, changes, reason }: PlannedRow) =>
  !reason && (!row || Object.entries(changes).some(([name, value]) => valueOf(row, name) !== value))

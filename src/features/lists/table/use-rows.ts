import { type ListKind, type ListRow, valueOf } from '#src/features/lists/kind.ts'
import { fold } from '#src/lib/text/fold.ts'

const { compare } = new Intl.Collator('vi', { numeric: true })

/**
 * Returns the rows that a text finds, in the order of a field: parts of any text without accents, and the last digits of
 * a telephone number or a barcode.
 */
export function shownRows<Row extends ListRow>(
  rows: readonly Row[],
  { fields }: Pick<ListKind, 'fields'>,
  { q = '', by, isDescending = false }: { q?: string; by?: string; isDescending?: boolean },
): Row[] {
  const words = fold(q.trim()).split(/\s+/).filter(Boolean)
  const texts = fields.filter(({ type }) => type === 'text' || type === 'phone')
  const found = rows.filter(row => {
    const text = texts.map(({ name }) => fold(String(valueOf(row, name) ?? ''))).join('\n')
    const digits = text.replace(/[ .-]/g, '')
    return words.every(word => text.includes(word) || digits.includes(word))
  })
  const field = fields.find(({ name }) => name === by) ?? fields[0]
  if (!field) return found
  const direction = isDescending ? -1 : 1
  return found.toSorted((one, other) => {
    const [first, second] = [valueOf(one, field.name), valueOf(other, field.name)]
    const difference =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compare(String(first ?? ''), String(second ?? ''))
    return direction * difference || compare(one.id, other.id)
  })
}

import { useState } from 'react'
import { useAutosave } from '#src/api/use-autosave.ts'

interface Options<Value> {
  stored: readonly Value[]
  blank: Value
  isBlank: (value: Value) => boolean
  /** A list with an invalid row is not saved until the row is corrected: the stored list does not change. */
  isGood: (value: Value) => boolean
  save: (values: Value[]) => Promise<boolean>
  inWords: (value: Value) => string
  draftKey: string
}

interface Row<Value> {
  key: number
  value: Value
}

let lastKey = 0
const rowOf = <Value>(value: Value): Row<Value> => {
  lastKey += 1
  return { key: lastKey, value }
}

/** Rows that can be added, changed and removed; the list saves by itself as a whole. Blank rows are not stored. */
export function useRows<Value>({ stored, blank, isBlank, isGood, save, inWords, draftKey }: Options<Value>) {
  const auto = useAutosave({ stored: JSON.stringify(stored), save: text => save(JSON.parse(text)), draftKey })
  const [{ rows, of }, setState] = useState(() => ({ rows: rowsIn<Value>(auto.value), of: auto.value }))
  // The list was changed elsewhere, or a draft was restored.
  if (auto.value !== of) setState({ rows: rowsIn(auto.value), of: auto.value })

  function set(next: Row<Value>[]) {
    const values = next.map(row => row.value).filter(value => !isBlank(value))
    const text = values.every(isGood) ? JSON.stringify(values, trimmed) : of
    setState({ rows: next, of: text })
    if (text !== of) auto.change(text)
  }

  return {
    rows,
    add: () => set([...rows, rowOf(blank)]),
    change: (key: number, fields: Partial<Value>) =>
      set(rows.map(row => (row.key === key ? { key, value: { ...row.value, ...fields } } : row))),
    remove: (key: number) => set(rows.filter(row => row.key !== key)),
    flush: auto.flush,
    conflict: auto.conflict && {
      ...auto.conflict,
      theirs: valuesIn<Value>(auto.conflict.theirs).map(inWords).join('\n'),
    },
  }
}

/** Servers store texts without the blanks around them; the rows keep them while the user types. */
const trimmed = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)
const valuesIn = <Value>(text: string) => JSON.parse(text) as Value[]
const rowsIn = <Value>(text: string) => valuesIn<Value>(text).map(rowOf)

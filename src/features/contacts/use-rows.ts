import { useState } from 'react'
import { useAutosave } from '#src/api/use-autosave.ts'

interface Options<Value> {
  stored: readonly Value[]
  blank: Value
  isBlank: (value: Value) => boolean
  /** A list with a bad line in it is not saved until that is mended: what is stored stays as it is. */
  isGood: (value: Value) => boolean
  save: (values: Value[]) => Promise<boolean>
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

/** Lines that can be added, changed and taken away, saved together by themselves. Blank ones are here only. */
export function useRows<Value>({ stored, blank, isBlank, isGood, save, draftKey }: Options<Value>) {
  const auto = useAutosave({ stored: JSON.stringify(stored), save: text => save(JSON.parse(text)), draftKey })
  const [{ rows, of }, setState] = useState(() => ({ rows: rowsIn<Value>(auto.text), of: auto.text }))
  // Someone else changed the list, or a draft came back.
  if (auto.text !== of) setState({ rows: rowsIn(auto.text), of: auto.text })

  function set(next: Row<Value>[]) {
    const values = next.map(row => row.value).filter(value => !isBlank(value))
    const text = values.every(isGood) ? JSON.stringify(values) : of
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
  }
}

const rowsIn = <Value>(text: string) => (JSON.parse(text) as Value[]).map(rowOf)

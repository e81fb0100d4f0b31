import { type ReactNode, useState } from 'react'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { LabelledRow, RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

interface Props<Value> {
  heading: string
  addLabel: string
  /** The name of a row that is still empty: "this number". */
  emptyName: string
  /** The usual labels of this kind. */
  usual: readonly string[]
  stored: readonly Value[]
  /** The value of a new row. */
  blank: Value
  /** The text of a row. A row with a blank text is not saved. */
  textOf: (value: Value) => string
  /** While one row is invalid, the stored list does not change. */
  isGood: (text: string) => boolean
  /** The message below an invalid row. */
  problem: ReactNode
  save: (values: Value[]) => Promise<boolean>
  draftKey: string
  /** The control of one row. */
  children: (row: {
    value: Value
    isWrong: boolean
    autoFocus: boolean
    change: (fields: Partial<Value>) => void
  }) => ReactNode
}

/**
 * Several addresses or numbers, each with a label, that save by themselves. The error of an invalid row is shown after
 * the focus has left the row.
 */
export function LabelledRows<Value extends { label: string }>({ children, ...props }: Props<Value>) {
  const { heading, addLabel, emptyName, usual, problem, textOf, isGood, ...options } = props
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const isBlank = (value: Value) => textOf(value).trim() === ''
  const { rows, add, change, remove, flush, conflict } = useRows({
    ...options,
    isBlank,
    isGood: value => isGood(textOf(value)),
    inWords: textOf,
  })

  return (
    <RowsFrame heading={heading} addLabel={addLabel} onAdd={add}>
      {rows.map(({ key, value }) => {
        const isWrong = left.has(key) && !isBlank(value) && !isGood(textOf(value))
        return (
          <LabelledRow
            key={key}
            label={value.label}
            usual={usual}
            // Every kind of row has a label, so this part of it is valid.
            onLabel={label => change(key, { label } as Partial<Value>)}
            what={textOf(value) || emptyName}
            onRemove={() => remove(key)}
            onBlur={() => {
              setLeft(new Set([...left, key]))
              void flush()
            }}
            error={isWrong && problem}
          >
            {children({
              value,
              isWrong,
              autoFocus: textOf(value) === '',
              change: fields => change(key, fields),
            })}
          </LabelledRow>
        )
      })}
      <ConflictNotice conflict={conflict} />
    </RowsFrame>
  )
}

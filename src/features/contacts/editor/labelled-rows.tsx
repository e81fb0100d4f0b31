import { type ReactNode, useState } from 'react'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { LabelledRow, RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

interface Props<Value> {
  heading: string
  addLabel: string
  /** How to call a row that is still empty: "this number". */
  emptyName: string
  /** The usual labels of this kind. */
  usual: readonly string[]
  stored: readonly Value[]
  /** What a new row begins with. */
  blank: Value
  /** What a row is about. A row where it is blank is not saved. */
  textOf: (value: Value) => string
  /** While one row is not good, the whole list stays as it is stored. */
  isGood: (text: string) => boolean
  /** What is said of a row that is not good. */
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

/** Several addresses or numbers, each with a label, that save by themselves. A bad one is said once its row was left. */
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
            // What is spread over a row of any kind has its label.
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

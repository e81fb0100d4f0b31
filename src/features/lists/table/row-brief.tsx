import { type ListField, type ListRow, valueOf } from '#src/features/lists/kind.ts'
import { useValueText } from '#src/features/lists/value-text.ts'
import { css } from '#styled-system/css'

interface Props {
  row: ListRow
  /** The columns after the name. */
  fields: readonly ListField[]
}

/**
 * What a narrow screen shows of the columns that it has no room for: below the name two texts and the first number, and
 * at the end of the row the first amount.
 */
export function RowBrief({ row, fields }: Props) {
  const textOf = useValueText()
  const shown = fields
    .map(field => ({ field, text: textOf(field, valueOf(row, field.name)) }))
    .filter(({ text }) => text !== '')
  const of = (...types: ListField['type'][]) => shown.filter(({ field }) => types.includes(field.type))
  const [amount] = of('money')
  const [number] = of('number')
  const parts = [
    ...of('text', 'phone', 'choice')
      .slice(0, 2)
      .map(({ text }) => text),
    ...(number ? [`${number.field.label}: ${number.text}`] : []),
  ]
  return (
    <span className={frame}>
      <span className={css({ minWidth: '0', truncate: true })}>{parts.join(' · ')}</span>
      {amount && (
        <span className={css({ flex: 'none', color: 'fg', fontVariantNumeric: 'tabular-nums' })}>
          <span className={css({ srOnly: true })}>{amount.field.label}: </span>
          {amount.text}
        </span>
      )}
    </span>
  )
}

const frame = css({
  display: { base: 'flex', md: 'none' },
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '2',
  paddingBlockEnd: '2',
  marginBlockStart: '-1',
  textStyle: 'caption',
  color: 'muted',
})

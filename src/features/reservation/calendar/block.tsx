import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { spanOf, useGuestName } from '#src/features/reservation/words.ts'
import { css, cva } from '#styled-system/css'

interface Props {
  row: Reservation
  /** Shown in a column that is not that of the resource. */
  withResource: boolean
  onOpen: () => void
}

/** A reservation as a button: its time, its customer, its state. */
export function Block({ row, withResource, onOpen }: Props) {
  const nameOf = useGuestName()
  const stateName = useStateNames()
  const facts = [spanOf(row), withResource && row.resource, stateName(row.status)].filter(fact => fact)
  return (
    <button type="button" data-row={row.id} className={look({ status: row.status })} onClick={onOpen}>
      <span className={name}>{nameOf(row)}</span>
      <span className={meta}>
        {facts.map(fact => (
          <span key={String(fact)} className={part}>
            {fact}{' '}
          </span>
        ))}
      </span>
    </button>
  )
}

const look = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'sm',
    borderInlineStartWidth: 'rail',
    borderInlineStartStyle: 'solid',
    textAlign: 'start',
    cursor: 'pointer',
    boxShadow: 'hairline',
    _hover: { boxShadow: '[{shadows.sm}, {shadows.hairline}]' },
  },
  variants: {
    status: {
      pending: { background: 'warning.subtle', borderColor: 'warning.text', color: 'fg' },
      confirmed: { background: 'accent.subtle', borderColor: 'accent.solid', color: 'fg' },
      arrived: { background: 'info.subtle', borderColor: 'info.text', color: 'fg' },
      converted: { background: 'success.subtle', borderColor: 'success.solid', color: 'fg' },
      'no-show': { background: 'sunken', borderColor: 'borderControl', color: 'muted' },
      cancelled: { background: 'sunken', borderColor: 'borderControl', color: 'muted' },
    },
  },
})
const name = css({ flex: 'none', textStyle: 'caption', fontWeight: 'title', truncate: true })
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
})
const part = css({ maxWidth: 'full', truncate: true })

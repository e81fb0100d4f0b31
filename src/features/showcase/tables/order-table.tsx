import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { type OrderSort, orderSorts } from './find-orders.ts'
import type { Order } from './orders.ts'
import { useOrderStates } from './use-order-states.ts'

interface Props {
  rows: readonly Order[]
  sort: OrderSort
  direction: 'asc' | 'desc'
  onSort: (sort: OrderSort) => void
  chosen: ReadonlySet<string>
  /** Called with the ids of all chosen rows. */
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Orders as a table: sorted by any column, chosen one by one or all of the page. */
export function OrderTable({ rows, sort, direction, onSort, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const states = useOrderStates()
  const names: Record<OrderSort, string> = {
    id: t`Order number`,
    buyer: t`Buyer`,
    product: t`Product`,
    state: t`State`,
    amount: t`Amount`,
    at: t`Day`,
  }
  const chosenHere = rows.filter(({ id }) => chosen.has(id)).length

  const toggle = (ids: readonly string[], on: boolean) =>
    onChoose(new Set([...[...chosen].filter(id => !ids.includes(id)), ...(on ? ids : [])]))

  return (
    <div {...scrollable} aria-label={t`Table of orders`} className={css({ overflowX: 'auto' })}>
      <table className={css({ width: 'full', borderCollapse: 'collapse' })}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              <Checkbox
                aria-label={t`Choose all of this page`}
                checked={rows.length > 0 && chosenHere === rows.length}
                indeterminate={chosenHere > 0 && chosenHere < rows.length}
                onChange={event =>
                  toggle(
                    rows.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </th>
            {orderSorts.map(key => (
              <th
                key={key}
                scope="col"
                aria-sort={sort === key ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
                className={cx(cell, key === 'amount' && atEnd)}
              >
                <button type="button" className={head} onClick={() => onSort(key)}>
                  {names[key]}
                  {sort === key && (direction === 'asc' ? <ChevronUpIcon /> : <ChevronDownIcon />)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, buyer, product, state, amount, at }) => (
            <tr key={id} className={css({ borderBlockStart: 'hairline' })}>
              <td className={cell}>
                <Checkbox
                  aria-label={t`Choose ${id}`}
                  checked={chosen.has(id)}
                  onChange={event => toggle([id], event.target.checked)}
                />
              </td>
              <td className={cell}>{id}</td>
              <td className={cell}>{buyer}</td>
              <td className={cell}>{product}</td>
              <td className={cell}>
                <Tag tone={states[state].tone}>{states[state].name}</Tag>
              </td>
              <td className={cx(cell, atEnd)}>{formatMoney(amount, formats)}</td>
              <td className={cell}>{formatDate(at, formats)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'region', tabIndex: 0 } as const

const cell = css({
  paddingInline: { base: '2', sm: 'card' },
  paddingBlock: '2.5',
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
const atEnd = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const head = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: { base: 'control.sm', _touch: 'touch' },
  borderRadius: 'xs',
  textStyle: 'label',
  color: 'muted',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})

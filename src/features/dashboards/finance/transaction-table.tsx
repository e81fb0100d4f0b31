import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { type SortKey, sortKeys, sortTransactions, type Transaction } from './finance-models.ts'

const route = getRouteApi('/_app/dashboards/finance')

/** The latest transactions, sorted by any column. The order is in the address. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { by: sort = 'date', direction: order = 'desc' } = route.useSearch()
  const navigate = route.useNavigate()
  const names = { date: t`Date`, name: t`Description`, amount: t`Amount`, status: t`Status` }
  const states = { completed: t`Completed`, pending: t`Pending` }
  const rows = sortTransactions(transactions, sort, order, i18n.locale)

  /** The same column again turns the order around. */
  const sortBy = (key: SortKey) =>
    void navigate({
      search: { by: key, direction: sort === key && order === 'asc' ? 'desc' : 'asc' },
      replace: true,
      resetScroll: false,
    })

  return (
    <Card title={<Trans>Recent transactions</Trans>}>
      {rows.length === 0 ? (
        <p className={css({ color: 'muted', paddingInline: 'card', paddingBlockEnd: '5' })}>
          <Trans>Nothing has moved yet.</Trans>
        </p>
      ) : (
        <div {...scrollable} className={css({ overflowX: 'auto' })} aria-label={t`Recent transactions`}>
          <table className={css({ width: 'full', borderCollapse: 'collapse' })}>
            <thead>
              <tr>
                {sortKeys.map(key => (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={sort === key ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
                    className={cx(
                      cell,
                      key === 'amount' && css({ textAlign: 'end' }),
                      key === 'status' && wideOnly,
                    )}
                  >
                    <button type="button" className={head} onClick={() => sortBy(key)}>
                      {names[key]}
                      {sort === key && (order === 'asc' ? <ChevronUpIcon /> : <ChevronDownIcon />)}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, date, transactionId, name, amount, status }) => (
                <tr key={id} className={css({ borderBlockStart: 'hairline' })}>
                  <td className={cx(cell, css({ color: 'muted' }))}>
                    {formatDay(new Date(date), now, formats)}, {formatTime(new Date(date), i18n.locale)}
                  </td>
                  <td className={cell}>
                    <span className={css({ display: 'block', fontWeight: 'label' })}>{name}</span>
                    <span className={css({ textStyle: 'caption', color: 'subtle' })}>
                      {transactionId}
                      <span className={css({ display: { sm: 'none' } })}>
                        {' · '}
                        {states[status]}
                      </span>
                    </span>
                  </td>
                  <td
                    className={cx(
                      cell,
                      css({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
                      amount > 0 && css({ color: 'success.text' }),
                    )}
                  >
                    {amount > 0 ? '+' : ''}
                    {formatMoney(amount * 1000, formats)}
                  </td>
                  <td className={cx(cell, wideOnly)}>
                    <Tag tone={status === 'completed' ? 'success' : 'warning'}>{states[status]}</Tag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'group', tabIndex: 0 } as const

/** On a phone the status is behind the number. */
const wideOnly = css({ display: { base: 'none', sm: 'table-cell' } })
const cell = css({ paddingInline: { base: '2', sm: 'card' }, paddingBlock: '2.5', textAlign: 'start' })
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

import { Trans, useLingui } from '@lingui/react/macro'
import type { Project } from '#src/contract/dashboards.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { THOUSAND } from './project-models.ts'

/** From these shares of a budget on, in per cent, what is spent is marked. */
const WARNING_PERCENT = 75
const DANGER_PERCENT = 95

/** Each budget with what is spent of it and what remains. */
export function BudgetTable({ rows }: { rows: Project['budgetDetails']['rows'] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const money = (thousands: number) => formatMoney(thousands * THOUSAND, formats)
  const percent = (value: number) => `${formatNumber(value, formats)}%`
  const tone = (spent: number) =>
    spent >= DANGER_PERCENT ? 'danger' : spent >= WARNING_PERCENT ? 'warning' : 'success'

  return (
    <Card title={<Trans>Budgets in detail</Trans>}>
      <div {...scrollable} className={css({ overflowX: 'auto' })} aria-label={t`Budgets in detail`}>
        <table
          className={css({ width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })}
        >
          <thead>
            <tr className={css({ textStyle: 'label', color: 'muted' })}>
              <th scope="col" className={cell}>
                <Trans>Line of the budget</Trans>
              </th>
              {[t`Total`, t`Spent`, t`Remaining`].map(name => (
                <th key={name} scope="col" className={cx(cell, amount)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id} className={css({ borderBlockStart: 'hairline' })}>
                <th scope="row" className={cx(cell, css({ fontWeight: 'label' }))}>
                  {row.type}
                </th>
                <td className={cx(cell, amount)}>{money(row.total)}</td>
                <td className={cx(cell, amount)}>
                  {money(row.expensesAmount)}{' '}
                  <Tag tone={tone(row.expensesPercentage)}>{percent(row.expensesPercentage)}</Tag>
                </td>
                <td className={cx(cell, amount)}>
                  {money(row.remainingAmount)} <Tag>{percent(row.remainingPercentage)}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'group', tabIndex: 0 } as const

const cell = css({ paddingInline: 'card', paddingBlock: '2.5', textAlign: 'start', whiteSpace: 'nowrap' })
const amount = css({ textAlign: 'end' })

import { Trans, useLingui } from '@lingui/react/macro'
import type { Finance } from '#src/contract/dashboards.ts'
import { ChartCard } from '#src/features/dashboards/cards/chart-card.tsx'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { budgetLines } from './finance-models.ts'

/** The budget: expenses, savings and bills, each as a share of its limit or goal. */
export function BudgetCard({ finance }: { finance: Finance }) {
  const { t } = useLingui()
  const formats = useFormats()
  const names = { expenses: t`Expenses`, savings: t`Savings`, bills: t`Bills` }

  return (
    <ChartCard>
      <h2 className={css({ textStyle: 'titleSm' })}>
        <Trans>Budget</Trans>
      </h2>
      <ul className={css({ display: 'grid', gap: '4', marginBlockStart: '4' })}>
        {budgetLines(finance).map(({ key, amount, limit }) => {
          const [used, all] = [formatMoney(amount, formats), formatMoney(limit, formats)]
          const percent = formatNumber(Math.round((amount / limit) * 100), formats)
          return (
            <li key={key}>
              <div
                className={css({
                  display: 'flex',
                  justifyContent: 'space-between',
                  gap: '3',
                  textStyle: 'label',
                })}
              >
                <span>{names[key]}</span>
                <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{percent}%</span>
              </div>
              <ProgressBar
                value={Math.min(amount / limit, 1)}
                label={names[key]}
                className={css({ marginBlock: '1.5' })}
              />
              <p
                className={css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })}
              >
                {key === 'savings' ? (
                  <Trans>
                    {used} of the goal {all}
                  </Trans>
                ) : (
                  <Trans>
                    {used} of {all}
                  </Trans>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </ChartCard>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AgedDebt, useFund } from '#src/features/fund/fund-api.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'

interface Props {
  debts: readonly AgedDebt[]
  kind: AgedDebt['kind']
  hasStatement: boolean
  canSettle: boolean
}

/** The debts of partners, the highest first. On a phone the ages are left out; the statement has them. */
export function DebtTable({ debts, kind, hasStatement, canSettle }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const { change } = useFund()
  const money = (amount: number) => formatMoney(amount, formats)
  const sumOf = (age: number) => debts.reduce((sum, { ages }) => sum + (ages[age] ?? 0), 0)
  const settle = kind === 'customer' ? t`Collect the debt` : t`Pay the debt`
  const ages = [t`0–30 days`, t`31–60 days`, t`61–90 days`, t`Over 90 days`]

  return (
    <div className={css({ overflowX: 'auto' })}>
      <table aria-label={t`Debts by age`} className={table}>
        <thead>
          <tr>
            <th scope="col">{kind === 'customer' ? t`Customer` : t`Supplier`}</th>
            {ages.map(age => (
              <th key={age} scope="col" className={wide}>
                {age}
              </th>
            ))}
            <th scope="col">
              <Trans>Total</Trans>
            </th>
            {canSettle && (
              <th scope="col">
                <Trans>Actions</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {debts.map(debt => (
            <tr key={debt.partnerId}>
              <th scope="row">
                {hasStatement ? (
                  <button
                    type="button"
                    className={cx(link(), css({ minHeight: { _touch: 'touch' }, textAlign: 'start' }))}
                    onClick={() => change({ statement: debt.partnerId, partnerKind: kind })}
                  >
                    {debt.name}
                  </button>
                ) : (
                  debt.name
                )}
              </th>
              {debt.ages.map((amount, age) => (
                <td key={ages[age]} className={cx(wide, aged({ isOld: age === 3 && amount > 0 }))}>
                  {amount === 0 ? '–' : money(amount)}
                </td>
              ))}
              <td className={css({ fontWeight: 'label' })}>{money(debt.total)}</td>
              {canSettle && (
                <td>
                  <Button
                    size="sm"
                    aria-label={`${settle}: ${debt.name}`}
                    onClick={() =>
                      change({
                        entering: kind === 'customer' ? 'receipt' : 'payment',
                        partner: debt.partnerId,
                        partnerKind: kind,
                      })
                    }
                  >
                    {settle}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            {ages.map((age, index) => (
              <td key={age} className={wide}>
                {money(sumOf(index))}
              </td>
            ))}
            <td colSpan={canSettle ? 2 : 1} className={css({ textAlign: 'start' })}>
              {money(debts.reduce((sum, { total }) => sum + total, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const table = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    height: 'tableRow',
    paddingInline: '2.5',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBlockEnd: 'hairline',
  },
  '& :is(th, td):first-child': { paddingInlineStart: 'card', textAlign: 'start', whiteSpace: 'normal' },
  '& :is(th, td):last-child': { paddingInlineEnd: 'card' },
  '& thead :is(th, td)': { textStyle: 'caption', color: 'muted', height: '11' },
  '& tfoot :is(th, td)': { fontWeight: 'title', borderBlockEnd: 'none' },
})
const wide = css({ display: { base: 'none', md: 'table-cell' } })
const aged = cva({ variants: { isOld: { true: { color: 'danger.text' }, false: {} } } })

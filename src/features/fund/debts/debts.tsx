import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useFund } from '#src/features/fund/fund-api.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { DebtTable } from './debt-table.tsx'

/** What customers owe, or what the shop owes its suppliers, by the age of what is unpaid. */
export function Debts() {
  const { t } = useLingui()
  const can = useCan()
  const { debts } = useFund()
  const [kind, setKind] = useState<'customer' | 'supplier'>('customer')
  const shown = debts.filter(debt => debt.kind === kind && debt.total !== 0)

  return (
    <section aria-label={t`Debts by age`} className={cx(sheet(), css({ overflow: 'hidden' }))}>
      <div className={css({ padding: 'card' })}>
        <SegmentedControl
          label={t`Whose debts`}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'customer', label: t`Customers` },
            { value: 'supplier', label: t`Suppliers` },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <SimpleList rows={[]} empty={<Trans>Nobody owes anything.</Trans>} />
      ) : (
        <DebtTable
          debts={shown}
          kind={kind}
          hasStatement={can(kind, 'view')}
          canSettle={can('fund', 'create') && can(kind, 'view')}
        />
      )}
    </section>
  )
}

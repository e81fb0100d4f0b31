import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type PartnerKind, partnerCalls, usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { useFund } from '#src/features/fund/fund-api.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The debts and payments of a partner, the newest first, with what was owed after each. It can be printed. */
export function Statement({ id, kind }: { id: string; kind: PartnerKind }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { debts, close } = useFund()
  const partner = usePartner(kind, id)
  const [entries, setEntries] = useState<readonly DebtEntry[]>()
  const ages = debts.find(({ partnerId }) => partnerId === id)?.ages
  const money = (amount: number) => formatMoney(amount, formats)

  useEffect(() => {
    let isCurrent = true
    partnerCalls[kind].statement({ query: { id } }).then(
      found => isCurrent && setEntries(found),
      (error: unknown) => isCurrent && showError(error),
    )
    return () => {
      isCurrent = false
    }
  }, [id, kind])

  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      printsAlone
      title={<StatementTitle name={partner?.name ?? ''} />}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" onClick={() => print()}>
            <PrinterIcon />
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [t`Telephone`, partner?.phone],
          [t`Address`, partner?.address],
          [kind === 'customer' ? t`Owes` : t`The shop owes`, partner && money(partner.debt)],
          [t`0–30 days`, ages && money(ages[0])],
          [t`31–60 days`, ages && money(ages[1])],
          [t`61–90 days`, ages && money(ages[2])],
          [t`Over 90 days`, ages && money(ages[3])],
        ]}
      />
      {!entries ? (
        <SkeletonRows count={4} />
      ) : (
        <table aria-label={t`Statement`} className={table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Date</Trans>
              </th>
              <th scope="col">
                <Trans>Document</Trans>
              </th>
              <th scope="col">
                <Trans>Amount</Trans>
              </th>
              <th scope="col">
                <Trans>Debt</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(entry => (
              <tr key={entry.id}>
                <td>{formatDate(new Date(entry.at), formats)}</td>
                <td>{entry.documentCode}</td>
                <td>{money(entry.amount)}</td>
                <td>{money(entry.debtAfter)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}

const StatementTitle = ({ name }: { name: string }) => <Trans>Statement of {name}</Trans>

const table = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    paddingBlock: '2',
    paddingInline: '1',
    textAlign: 'end',
    borderBlockEnd: 'hairline',
  },
  '& :is(th, td):nth-child(-n + 2)': { textAlign: 'start' },
  '& th': { textStyle: 'caption', color: 'muted' },
})

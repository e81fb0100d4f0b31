import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { useNoteCounts } from '#src/blocks/shop/amounts/use-note-counts.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { api, useFund } from '#src/features/fund/fund-api.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { banknotes } from '#src/lib/money/cash.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

const draft = 'fund.count'
const MAX_NOTES = 100_000

/** The count of the cash by banknote, compared with the book; a difference is posted as a receipt or a payment. */
export function CountDialog() {
  const { t } = useLingui()
  const formats = useFormats()
  const { accounts, account, close } = useFund()
  const once = useSingleAction()
  const [id] = useState(() => crypto.randomUUID())
  const { counts, counted, count, forget } = useNoteCounts(draft)
  const cash = account?.kind === 'cash' ? account : accounts.find(({ kind }) => kind === 'cash')
  if (!cash) return null
  const difference = counted - cash.balance
  const money = (amount: number) => formatMoney(amount, formats)

  const finish = () =>
    once(async () => {
      if (difference !== 0) {
        const posted = await withErrorToast(() =>
          api.post({
            body: {
              id,
              at: new Date().toISOString(),
              device: devicePrefix(),
              kind: difference > 0 ? 'receipt' : 'payment',
              accountId: cash.id,
              toAccountId: null,
              group: 'cashDifference',
              partnerId: null,
              amount: Math.abs(difference),
              note: '',
            },
            idempotencyKey: id,
          }),
        )
        if (!posted) return
      }
      forget()
      close()
      toast.success(difference === 0 ? t`The cash agrees with the book` : t`The difference is in the book`)
    })

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Count the cash`}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={counted === 0} onClick={() => void finish()}>
            {difference === 0 ? <Trans>Finish</Trans> : <Trans>Post the difference</Trans>}
          </Button>
        </>
      }
    >
      <ul className={notes}>
        {banknotes.map(note => (
          <li key={note} className={line}>
            <span className={css({ flex: '1' })}>{money(note)}</span>
            <span aria-hidden="true">×</span>
            <NumberInput
              aria-label={t`Notes of ${{ amount: money(note) }}`}
              decimals={0}
              max={MAX_NOTES}
              value={counts[note] || null}
              onChange={number => count(note, number)}
              className={css({ width: '24' })}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        <Facts
          facts={[
            [t`Cash counted`, money(counted)],
            [t`In the book`, money(cash.balance)],
            [t`Difference`, money(difference)],
          ]}
        />
      </div>
    </Dialog>
  )
}

const notes = css({ display: 'grid', gap: '1.5', paddingBlockEnd: '3' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: 'card',
  fontVariantNumeric: 'tabular-nums',
})

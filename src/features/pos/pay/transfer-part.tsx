import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { QrPicture } from '#src/features/pos/receipt/qr-picture.tsx'
import { useShellCompany } from '#src/features/pos/receipt/use-company.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { vietQr } from '#src/lib/money/vietqr.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { purposeOfTicket } from './payments.ts'
import type { PaymentState } from './use-payment.ts'

interface Props {
  payment: PaymentState
}

/** A transfer: the code that the customer scans, with the amount in it. */
export function TransferPart({ payment }: Props) {
  const { t } = useLingui()
  const { terms, ticket } = useTill()
  const { companyName } = useShellCompany()
  const formats = useFormats()
  const { amount } = payment
  const { bank } = terms
  const shown = formatMoney(amount, formats)
  const purpose = purposeOfTicket(ticket.id)

  return (
    <>
      <AmountField payment={payment} label={t`Amount of the transfer`} />
      {bank === null ? (
        <Notice tone="warning">
          <Trans>The shop has no bank account with a number, so there is no code to scan.</Trans>
        </Notice>
      ) : (
        amount > 0 && (
          <div className={code}>
            <QrPicture
              text={vietQr({ bin: bank.bin, account: bank.account, amount, purpose })}
              label={t`VietQR code for ${shown}`}
              className={css({ width: '[min(17rem, 70vw)]' })}
            />
            <strong className={figure}>{shown}</strong>
            <span>{companyName}</span>
            <span className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
              {bank.account} · {purpose}
            </span>
          </div>
        )
      )}
      <p className={css({ color: 'muted', textStyle: 'caption' })}>
        <Trans>No bank tells this device that the money has arrived: look at your telephone first.</Trans>
      </p>
    </>
  )
}

/** A card: only the amount, for the terminal of the bank. */
export function CardPart({ payment }: Props) {
  const { t } = useLingui()
  return <AmountField payment={payment} label={t`Amount on the card`} />
}

/** The amount that one way of paying takes. */
export function AmountField({ payment, label }: Props & { label: string }) {
  const { amount, typed, setTyped, takeCode } = payment
  return (
    <Field label={label}>
      <MoneyInput value={typed === null ? null : amount} onChange={setTyped} onCode={takeCode} />
    </Field>
  )
}

const code = css({ display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' })
const figure = css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums', marginBlockStart: '2' })

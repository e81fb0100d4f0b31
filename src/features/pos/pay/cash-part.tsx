import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { cashSuggestions } from '#src/lib/money/cash.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { PaymentState } from './use-payment.ts'

/** Cash: what the customer hands over, and the change. */
export function CashPart({ payment }: { payment: PaymentState }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { rest, amount, typed, setTyped, takeCode, change, rounding } = payment
  const adjusted = formatMoney(rounding, formats)

  return (
    <>
      <Field label={t`Cash received`} hint={rounding !== 0 && <Trans>Rounding of cash: {adjusted}</Trans>}>
        <MoneyInput
          autoFocus
          data-autofocus
          value={typed === null ? null : amount}
          onChange={setTyped}
          onCode={takeCode}
        />
      </Field>
      <div role="group" aria-label={t`Usual amounts`} className={quick}>
        {cashSuggestions(rest, 6).map(suggested => (
          <Button key={suggested} size="lg" onClick={() => setTyped(suggested)}>
            {formatMoney(suggested, formats)}
          </Button>
        ))}
      </div>
      <p role="status" className={back}>
        {change !== undefined && change > 0 && (
          <>
            <Trans>Change due</Trans>
            <strong className={figure}>{formatMoney(change, formats)}</strong>
          </>
        )}
      </p>
    </>
  )
}

const quick = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: '[repeat(auto-fill, minmax(8rem, 1fr))]',
  '& button': { paddingInline: '2', fontSize: 'body', fontVariantNumeric: 'tabular-nums' },
})
const back = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
  borderRadius: 'lg',
  background: 'success.subtle',
  color: 'success.text',
  _empty: { display: 'none' },
})
const figure = css({ fontSize: '[2.25rem]', lineHeight: '[2.75rem]', fontVariantNumeric: 'tabular-nums' })

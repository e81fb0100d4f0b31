import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { dateOfDay } from '#src/features/care/care-words.ts'
import { WarrantyTag } from '#src/features/care/warranty-tag.tsx'
import { warrantyUntil } from '#src/lib/care-ticket.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { dayOfDate, type TicketValues } from './ticket-values.ts'

interface Props {
  values: TicketValues
  onChange: (change: Partial<TicketValues>) => void
}

/** Suggested for a sale that was found, when no other length was typed. */
const USUAL_MONTHS = 12
const MAX_MONTHS = 240

type Sold = Awaited<ReturnType<typeof careCalls.warranty>>[number]

/** When it was sold, and how long the warranty is. The sale can be looked up by its code, or by product and customer. */
export function WarrantyFields({ values, onChange }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const [found, setFound] = useState<readonly Sold[]>()
  const [isFinding, setIsFinding] = useState(false)
  const { productId, customerId, soldCode, soldOn } = values
  const months = values.warrantyMonths || USUAL_MONTHS

  async function find() {
    setIsFinding(true)
    const query = { product: productId ?? '', customer: customerId ?? '', code: soldCode.trim() }
    setFound(await withErrorToast(() => careCalls.warranty({ query })))
    setIsFinding(false)
  }

  function take(sold: Sold) {
    setFound(undefined)
    onChange({
      soldOn: sold.soldOn,
      soldCode: sold.code,
      warrantyMonths: months,
      productId: productId ?? sold.productId,
      customerId: customerId ?? sold.customerId,
    })
  }

  const day = (text: string) => formatDate(dateOfDay(text), formats)
  return (
    <FieldsCard title={<Trans>Warranty</Trans>}>
      <Field
        label={t`Code of the sale`}
        hint={t`Without a code, the sales of the product to the customer are looked up.`}
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={soldCode}
          onChange={({ target }) => onChange({ soldCode: target.value })}
        />
      </Field>
      <Button
        loading={isFinding}
        disabled={soldCode.trim() === '' && productId === null}
        onClick={() => void find()}
      >
        <Trans>Look up the sale</Trans>
      </Button>
      <div aria-live="polite" className={css({ display: 'grid', gap: '2', _empty: { display: 'none' } })}>
        {found?.length === 0 && (
          <p className={css({ color: 'muted' })}>
            <Trans>No sale was found. The day can also be typed.</Trans>
          </p>
        )}
        {found?.map(sold => {
          const until = warrantyUntil({ soldOn: sold.soldOn, warrantyMonths: months }) ?? sold.soldOn
          const [from, to] = [day(sold.soldOn), day(until)]
          return (
            <Button
              key={`${sold.documentId} ${sold.productId}`}
              onClick={() => take(sold)}
              className={choice}
            >
              <span className={css({ fontWeight: 'label' })}>{sold.code}</span>
              {products.get(sold.productId)?.name}
              <span className={css({ color: 'muted', fontWeight: 'text' })}>
                <Trans>
                  sold {from}, warranty until {to}
                </Trans>
              </span>
            </Button>
          )
        })}
      </div>
      <Field label={t`Day of the sale`}>
        <DatePicker
          past
          label={t`Day of the sale`}
          value={soldOn ? dateOfDay(soldOn) : null}
          onChange={date => onChange({ soldOn: date ? dayOfDate(date) : '' })}
        />
      </Field>
      <Field label={t`Months of warranty`} hint={<WarrantyTag {...values} />}>
        <NumberInput
          decimals={0}
          max={MAX_MONTHS}
          value={values.warrantyMonths}
          onChange={typed => onChange({ warrantyMonths: typed ?? 0 })}
        />
      </Field>
    </FieldsCard>
  )
}

const choice = css({
  display: 'grid !important',
  justifyItems: 'start',
  gap: '0.5 !important',
  height: '[auto !important]',
  paddingBlock: '[0.5rem !important]',
  textAlign: 'start',
  whiteSpace: '[normal !important]',
})

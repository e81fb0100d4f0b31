import { TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { unitsOf } from '#src/blocks/shop/products/units.ts'
import { useMay } from '#src/blocks/shop/use-may.ts'
import type { TicketLine } from '#src/device/till.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import { lineAmount } from '#src/lib/money/totals.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { DiscountInput } from './discount-input.tsx'
import { changedLine, pricedLine } from './lines.ts'

/** One line: quantity, unit, price for those who may change it, discount and note. Each change is stored immediately. */
export function LineDialog({ open, line }: { open: boolean; line: TicketLine }) {
  const { t } = useLingui()
  const { byId, edit } = useTill()
  const { close, closeTo } = useTillLayers()
  const canPrice = useMay()('changePrice')
  const isWide = useBreakpoint('md')
  const formats = useFormats()
  const product = byId.get(line.productId)
  const name = product?.name ?? ''
  const change = (changed: Partial<TicketLine>) => edit(ticket => changedLine(ticket, line.id, changed))
  const leave = isWide ? close : () => closeTo('ticket')

  function remove() {
    leave()
    change({ quantity: 0 })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={name}
      footer={
        <>
          <Button variant="ghost" onClick={remove}>
            <TrashIcon />
            <Trans>Remove the line</Trans>
          </Button>
          <Button variant="primary" onClick={leave}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={stack}>
        <QuantityInput
          name={name}
          value={line.quantity}
          onChange={quantity => change({ quantity })}
          units={product && unitsOf(product)}
          unit={line.unit}
          onUnit={({ name: unit, factor, price }) => change({ unit, factor, price })}
        />
        <Field
          label={t`Price of the unit`}
          hint={
            canPrice ? undefined : (
              <Trans>A manager agrees to another price with a PIN when you take payment.</Trans>
            )
          }
        >
          <MoneyInput value={line.price} onChange={price => change({ price: price ?? 0 })} />
        </Field>
        <DiscountInput
          label={t`Discount of the line`}
          value={line.discount}
          amount={amountOf(line.quantity, line.price)}
          onChange={discount => change({ discount })}
        />
        <Field label={t`Note`}>
          <Input maxLength={200} value={line.note} onChange={event => change({ note: event.target.value })} />
        </Field>
        <p className={sum}>
          <Trans>Total of the line</Trans>
          <strong>{formatMoney(lineAmount(pricedLine(line)), formats)}</strong>
        </p>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  fontVariantNumeric: 'tabular-nums',
})

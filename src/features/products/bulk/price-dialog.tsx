import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { newPrice, ROUNDING_STEPS } from './new-price.ts'
import { useBulkEdit } from './use-bulk-edit.ts'

interface Props {
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

/** Changes the base prices of products by a per cent. The new prices are shown before anything is stored. */
export function PriceDialog({ ids, open, onClose }: Props) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { rows } = useInventory()
  const { write } = useBulkEdit()
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState('0')
  const percent = readNumber(typed, i18n.locale)
  const isReady = percent !== null && Number.isFinite(percent) && percent > -100 && percent !== 0
  const chosen = rows.filter(({ id }) => ids.includes(id))
  const changed = isReady
    ? chosen
        .map(product => ({ product, basePrice: newPrice(product.basePrice, percent, Number(step)) }))
        .filter(({ product, basePrice }) => basePrice !== product.basePrice)
    : []

  function apply() {
    onClose()
    void write(changed.map(({ product: { id }, basePrice }) => ({ id, product: { basePrice } })))
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Change prices`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={changed.length === 0} onClick={apply}>
            <Plural value={changed.length} one="Change # price" other="Change # prices" />
          </Button>
        </>
      }
    >
      <div className={stack}>
        <Field
          label={t`By how many per cent`}
          hint={
            <Trans>5 makes them dearer, -5 cheaper. The base price changes, and the price with it.</Trans>
          }
          error={typed !== '' && percent !== 0 && !isReady ? <Trans>A number above -100.</Trans> : undefined}
        >
          <Input
            inputMode="text"
            autoFocus
            autoComplete="off"
            trail="%"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
        <SegmentedControl
          label={t`Round to`}
          value={step}
          onChange={setStep}
          options={ROUNDING_STEPS.map(value => ({
            value: String(value),
            label: value === 0 ? t`Exact` : formatNumber(value, formats),
          }))}
        />
        {changed.length > 0 && (
          <VirtualList
            items={changed}
            keyOf={({ product }) => product.id}
            estimate={48}
            label={t`New prices`}
            className={list}
          >
            {change => <Line {...change} />}
          </VirtualList>
        )}
      </div>
    </Dialog>
  )
}

function Line({ product, basePrice }: { product: Product; basePrice: number }) {
  const formats = useFormats()
  return (
    <div className={line}>
      <span className={css({ flex: '1', minWidth: '0', truncate: true })}>{useNameOf()(product)}</span>
      <s className={css({ color: 'subtle' })}>{formatMoney(product.basePrice, formats)}</s>
      <span className={css({ fontWeight: 'label' })}>{formatMoney(basePrice, formats)}</span>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({ height: '[min(40dvh, 18rem)]', borderRadius: 'lg', boxShadow: 'insetHairline' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'rowCompact',
  paddingInline: '3.5',
  borderBlockEnd: 'hairline',
  fontVariantNumeric: 'tabular-nums',
})

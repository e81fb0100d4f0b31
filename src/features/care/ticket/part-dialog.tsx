import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { ProductFinder } from '#src/blocks/shop/products/product-finder.tsx'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { isUnderWarranty } from '#src/lib/care-ticket.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: CareTicket
  open: boolean
  onClose: () => void
}

const nothing = { productId: '', warehouseId: '', quantity: 1, price: 0 }

/** Takes a part out of a warehouse. Under warranty the customer pays nothing for it. */
export function PartDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const warehouses = useWarehouses()
  const draft = useDraft(`carePart.${row.id}`, nothing, 0)
  const { run, isRunning, refusal } = useChange(['shortStock'])
  const [newPartId, setNewPartId] = useState(() => crypto.randomUUID())
  const { productId, quantity, price } = draft.values
  const warehouseId = draft.values.warehouseId || (warehouses[0]?.id ?? '')
  const product = products.get(productId)
  const stock = formatNumber(product?.stock ?? 0, formats)
  const isFree = isUnderWarranty(row)

  async function add() {
    const body = { ...changeOf(row), partId: newPartId, productId, warehouseId, quantity, price }
    if (!(await run(() => careCalls.addPart({ params: { id: row.id }, body })))) return
    setNewPartId(crypto.randomUUID())
    draft.drop()
    toast.success(t`The part is taken out of the stock.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Part for ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={productId === '' || warehouseId === ''}
          loading={isRunning}
          onClick={() => void add()}
        >
          <Trans>Take it out of the stock</Trans>
        </Button>
      }
    >
      <div className={body}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <ProductFinder
          autoFocus
          onPick={({ product }) =>
            draft.change(() => ({ productId: product.id, price: isFree ? 0 : Math.round(product.price) }))
          }
        />
        {product && (
          <>
            <div className={chosen}>
              <ProductWords product={product}>
                <Trans>{stock} in stock</Trans>
              </ProductWords>
              <QuantityInput
                name={product.name}
                value={quantity}
                unit={product.unit ?? ''}
                onChange={quantity => draft.change(() => ({ quantity }))}
              />
            </div>
            <Field
              label={t`Price of a unit`}
              hint={isFree && <Trans>Under warranty: the customer pays nothing.</Trans>}
            >
              <MoneyInput value={price} onChange={typed => draft.change(() => ({ price: typed ?? 0 }))} />
            </Field>
          </>
        )}
        <Field label={t`Warehouse`}>
          <Select
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
            value={warehouseId}
            onChange={id => draft.change(() => ({ warehouseId: id }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  alignContent: 'start',
  minHeight: '80',
})
const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  '& > :first-child': { flex: '[1 1 12rem]' },
})

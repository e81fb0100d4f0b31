import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { inCalls } from '#src/features/goods/calls.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: TakeIn
  open: boolean
  onClose: () => void
}

/** Gives received goods back to the supplier at their own cost. */
export function GiveBackDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const draft = useDraft<{ back: Record<string, number> }>(`giveBack.${row.id}`, { back: {} }, row.version)
  const { run, isRunning } = useChange()
  const { back } = draft.values
  const lines = row.lines.filter(({ received, returned }) => received > returned)
  const chosen = lines.flatMap(({ id }) => {
    const quantity = back[id] ?? 0
    return quantity > 0 ? [{ lineId: id, quantity }] : []
  })

  async function giveBack() {
    const body = { ...changeOf(row), lines: chosen }
    if (!(await run(() => inCalls.return({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`Given back to the supplier.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Give back from ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={chosen.length === 0}
          loading={isRunning}
          onClick={() => void giveBack()}
        >
          <Trans>Give back</Trans>
        </Button>
      }
    >
      <ul aria-label={t`Lines`}>
        {lines.map(({ id, productId, unit, received, returned }) => {
          const product = products.get(productId)
          const there = asQuantity(received - returned)
          const shown = formatQuantity(there, formats)
          const words = unit || product?.unit || ''
          return (
            <li key={id} className={line}>
              <div className={css({ flex: '[1 1 12rem]', minWidth: '0' })}>
                <ProductWords product={product}>
                  <Trans>
                    {shown} {words} received
                  </Trans>
                </ProductWords>
              </div>
              <QuantityInput
                name={product?.name ?? ''}
                allowsZero
                max={there}
                value={back[id] ?? 0}
                onChange={quantity => draft.change(({ back }) => ({ back: { ...back, [id]: quantity } }))}
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
})

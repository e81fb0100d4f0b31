import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { ScanButton } from '#src/blocks/shop/documents/lines/scan-button.tsx'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { TickButton, tickLine } from './tick-button.tsx'

interface Props {
  row: TakeOut
  open: boolean
  onClose: () => void
}

/** Picks the goods of a take-out: each line is ticked with what is there. What is missing becomes a back-order. */
export function CollectDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const [backOrderId] = useState(() => crypto.randomUUID())
  const draft = useDraft<{ picked: Record<string, number> }>(`collect.${row.id}`, { picked: {} }, row.version)
  const { run, isRunning } = useChange()
  const { picked } = draft.values
  const pickedOf = (id: string) => picked[id] ?? 0
  const set = (id: string, quantity: number) =>
    draft.change(({ picked }) => ({ picked: { ...picked, [id]: quantity } }))
  const isAll = row.lines.every(({ id, quantity }) => pickedOf(id) === quantity)
  const isNone = row.lines.every(({ id }) => pickedOf(id) === 0)

  const pickAll = () =>
    draft.change(() => ({ picked: Object.fromEntries(row.lines.map(({ id, quantity }) => [id, quantity])) }))

  async function collect() {
    const lines = row.lines.map(({ id }) => ({ lineId: id, quantity: pickedOf(id) }))
    const body = { ...changeOf(row), device: devicePrefix(), backOrderId, lines }
    const done = await run(() => outCalls.collect({ params: { id: row.id }, body }))
    if (!done) return
    draft.drop()
    toast.success(isAll ? t`The goods are collected.` : t`Collected; the rest is a back-order.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Collect ${{ code: row.code }}`}
      footer={
        <>
          <Button onClick={pickAll} disabled={isAll}>
            <Trans>All there</Trans>
          </Button>
          <Button
            variant="primary"
            size="lg"
            loading={isRunning}
            disabled={isNone}
            onClick={() => void collect()}
          >
            {isAll || isNone ? <Trans>Collect</Trans> : <Trans>Collect a part</Trans>}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3', color: 'muted' })}>
        <p className={css({ flex: '1' })}>
          <Trans>Tick what is in your hands, or scan it.</Trans>
        </p>
        <ScanButton
          onPick={({ product, unit }) => {
            const line =
              row.lines.find(one => one.productId === product.id && one.unit === unit.name) ??
              row.lines.find(one => one.productId === product.id)
            if (line) set(line.id, Math.min(line.quantity, asQuantity(pickedOf(line.id) + 1)))
            else toast.error(t`${{ name: product.name }} is not on this slip.`)
          }}
        />
      </div>
      <ul aria-label={t`Lines`}>
        {row.lines.map(({ id, productId, quantity, unit, note }) => {
          const product = products.get(productId)
          const asked = formatQuantity(quantity, formats)
          const isPicked = pickedOf(id) === quantity
          return (
            <li key={id} className={tickLine}>
              <TickButton
                product={product}
                isTicked={isPicked}
                onToggle={() => set(id, isPicked ? 0 : quantity)}
              >
                <strong>
                  {asked} {unit || product?.unit}
                </strong>
                {note && <> · {note}</>}
              </TickButton>
              <QuantityInput
                name={product?.name ?? ''}
                value={pickedOf(id)}
                max={quantity}
                allowsZero
                onChange={next => set(id, next)}
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { CareState, CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { WarrantyTag } from '#src/features/care/warranty-tag.tsx'
import { careTotal, isUnderWarranty } from '#src/lib/care-ticket.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: CareTicket
  mayChange: boolean
  onAdd: () => void
}

const states: readonly CareState[] = ['diagnosing', 'quoted', 'in-progress', 'waiting', 'ready']

/** The parts that the repair takes out of the stock, and what it costs together with the work. */
export function TicketParts({ row, mayChange, onAdd }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const warehouseName = useWarehouseName()
  const confirm = useConfirm()
  const { run, isRunning } = useChange()
  const canAdd = mayChange && states.includes(row.status)
  const money = (amount: number) => formatMoney(amount, formats)

  async function remove(id: string, name: string) {
    const isSure = await confirm({
      title: t`Put ${name} back?`,
      text: t`The stock gets it back, and the customer does not pay for it.`,
      action: t`Put it back`,
      cancel: t`Keep it`,
    })
    if (!isSure) return
    const body = { ...changeOf(row), partId: id }
    if (await run(() => careCalls.removePart({ params: { id: row.id }, body })))
      toast.success(t`The part is back in the stock.`)
  }

  return (
    <Card
      title={<Trans>Parts and costs</Trans>}
      action={
        canAdd && (
          <Button size="sm" onClick={onAdd}>
            <PlusIcon />
            <Trans>Add a part</Trans>
          </Button>
        )
      }
    >
      {row.parts.length > 0 && (
        <ul aria-label={t`Parts`}>
          {row.parts.map(({ id, productId, warehouseId, quantity, price }) => {
            const product = products.get(productId)
            const name = product?.name ?? ''
            return (
              <li key={id} className={line}>
                <ProductWords product={product}>
                  {formatNumber(quantity, formats)} {product?.unit} × {money(price)} ·{' '}
                  {warehouseName(warehouseId)}
                </ProductWords>
                <span className={amount}>{money(amountOf(quantity, price))}</span>
                {canAdd && (
                  <IconButton
                    label={t`Put ${name} back`}
                    disabled={isRunning}
                    onClick={() => void remove(id, name)}
                  >
                    <XMarkIcon />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <dl className={css({ paddingBlockEnd: '3' })}>
        <div className={sum}>
          <dt>
            <Trans>Work</Trans>
          </dt>
          <dd>{money(row.labour)}</dd>
        </div>
        <div className={sum}>
          <dt className={css({ fontWeight: 'label' })}>
            <Trans>To pay</Trans> {isUnderWarranty(row) && <WarrantyTag {...row} />}
          </dt>
          <dd className={css({ fontWeight: 'label' })}>{money(careTotal(row))}</dd>
        </div>
      </dl>
    </Card>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2',
  borderBlockStart: 'hairline',
  '& > :first-child': { flex: '1' },
})
const amount = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'label', textAlign: 'end' })
const sum = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'touch',
  paddingInline: 'card',
  borderBlockStart: 'hairline',
  fontVariantNumeric: 'tabular-nums',
})

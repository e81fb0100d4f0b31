import { Trans, useLingui } from '@lingui/react/macro'
import type { StockEntry } from '#src/contract/shop/entries.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import type { StockBalance, Warehouse } from '#src/contract/shop/warehouses.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'

export interface StockOfProduct {
  warehouses: readonly Warehouse[]
  balances: readonly StockBalance[]
  /** The newest first. */
  card: readonly StockEntry[]
}

/** What each warehouse has of a product, and its stock card. */
export function Stock({ product, stock }: { product: ShopProduct; stock: StockOfProduct }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { warehouses, balances, card } = stock
  const nameOf = (id: string) => warehouses.find(warehouse => warehouse.id === id)?.name ?? id
  const figure = (value: number) => formatQuantity(value, formats)

  return (
    <Columns>
      <Card title={<Trans>Stock card</Trans>}>
        {card.length === 0 ? (
          <SimpleList rows={[]} empty={<Trans>Nothing has moved yet.</Trans>} />
        ) : (
          <VirtualList
            items={card}
            keyOf={({ id }) => id}
            estimate={60}
            label={t`Stock card of ${{ name: product.name }}`}
            focusable
            className={list}
          >
            {entry => (
              <div className={line}>
                <span className={css({ flex: '1', minWidth: '0' })}>
                  <span className={css({ display: 'block', fontWeight: 'label' })}>
                    {entry.documentCode || t`Correction`}
                  </span>
                  <span className={meta}>
                    {[
                      `${formatDate(new Date(entry.at), formats)} ${formatTime(new Date(entry.at), formats.locale)}`,
                      nameOf(entry.warehouseId),
                      entry.unitCost !== undefined && formatMoney(entry.unitCost, formats),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className={figures}>
                  <span className={change({ isIn: entry.quantity > 0 })}>
                    {entry.quantity > 0 ? '+' : '−'}
                    {figure(Math.abs(entry.quantity))}
                  </span>
                  <span className={meta}>
                    <After count={figure(entry.quantityAfter)} />
                  </span>
                </span>
              </div>
            )}
          </VirtualList>
        )}
      </Card>
      <Card title={<Trans>By warehouse</Trans>}>
        <SimpleList
          rows={balances.map(({ warehouseId, onHand, reserved, incoming }) => ({
            id: warehouseId,
            title: nameOf(warehouseId),
            meta: <Waiting reserved={figure(reserved)} incoming={figure(incoming)} />,
            trail: `${figure(onHand)} ${product.unit ?? ''}`,
            tone: onHand < 0 ? 'danger' : 'plain',
          }))}
          empty={<Trans>No warehouse has it.</Trans>}
        />
      </Card>
    </Columns>
  )
}

const After = ({ count }: { count: string }) => <Trans>then {count}</Trans>

const Waiting = ({ reserved, incoming }: { reserved: string; incoming: string }) => (
  <Trans>
    {reserved} set aside, {incoming} on the way
  </Trans>
)

const list = css({ height: '[min(60dvh, 36rem)]' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingInline: 'card',
  borderBlockEnd: 'hairline',
})
const meta = css({
  display: 'block',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
const figures = css({ flex: 'none', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const change = cva({
  base: { display: 'block', fontWeight: 'label' },
  variants: { isIn: { true: { color: 'success.text' }, false: {} } },
})

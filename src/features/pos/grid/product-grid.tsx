import { useLingui } from '@lingui/react/macro'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { lastLines, quantities } from '#src/features/pos/ticket/lines.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import { ProductTile } from './product-tile.tsx'
import { inRows, useColumns } from './use-columns.ts'

const ROW_PX = 150

/** The products as tiles, in as many columns as there is room for. Only the visible rows are rendered. */
export function ProductGrid({ products }: { products: readonly ShopProduct[] }) {
  const { t } = useLingui()
  const { ticket } = useTill()
  const [columns, measure] = useColumns()
  const counts = quantities(ticket)
  const last = lastLines(ticket)
  const rows = inRows(products, columns)

  return (
    <div ref={measure} className={frame}>
      <VirtualList
        className={list}
        label={t`Products`}
        items={rows}
        keyOf={row => `${columns} ${row[0]?.id}`}
        estimate={ROW_PX}
      >
        {row => (
          <div className={line} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map(product => (
              <ProductTile
                key={product.id}
                product={product}
                count={counts.get(product.id) ?? 0}
                lastLineId={last.get(product.id)}
              />
            ))}
          </div>
        )}
      </VirtualList>
    </div>
  )
}

const frame = css({ flex: '1', minHeight: '0', display: 'flex', marginInline: 'page' })
const list = css({ flex: '1', marginInline: '[-4px]', paddingInline: '[4px]' })
const line = css({ display: 'grid', gap: '3', paddingBlockStart: '3', paddingInline: '[4px]' })

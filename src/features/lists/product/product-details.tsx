import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { Pictures } from './pictures.tsx'
import { Prices } from './prices.tsx'
import { Stock, type StockOfProduct } from './stock.tsx'

export type Part = 'facts' | 'prices' | 'stock' | 'history' | 'images' | 'care'

interface Props {
  product: ShopProduct
  part: Part
  onPart: (part: Part) => void
  /** Undefined for those who may not see the stock of warehouses. */
  stock: StockOfProduct | undefined
  facts: ReactNode
  history: ReactNode
  /** Undefined for those who may not see the customer care. */
  care: ReactNode
}

/** One product in tabs: facts, prices and units, stock by warehouse, history, pictures, tickets of the care. */
export function ProductDetails({ product, part, onPart, stock, facts, history, care }: Props) {
  const { t } = useLingui()
  const canEdit = useCan()('products', 'edit')

  return (
    <PageLayout
      title={product.name}
      lead={product.sku}
      actions={
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })}>
          <Tag tone={product.active ? 'success' : 'neutral'}>
            {product.active ? t`On sale` : t`Not on sale`}
          </Tag>
          <Link
            to="/main/list/product/$categoryId"
            params={{ categoryId: product.category || 'all' }}
            className={button()}
          >
            <Trans>Its category</Trans>
          </Link>
          {canEdit && (
            <Link
              to="/apps/ecommerce/inventory"
              search={{ open: product.id }}
              className={button({ variant: 'primary' })}
            >
              <Trans>Edit</Trans>
            </Link>
          )}
        </div>
      }
    >
      <Tabs
        label={t`Parts of the product`}
        value={part}
        onChange={onPart}
        tabs={[
          { value: 'facts', label: t`Facts`, panel: facts },
          {
            value: 'prices',
            label: t`Prices and units`,
            panel: <Prices key={product.version} product={product} />,
          },
          ...(stock
            ? [{ value: 'stock' as const, label: t`Stock`, panel: <Stock product={product} stock={stock} /> }]
            : []),
          { value: 'history', label: t`History`, panel: history },
          { value: 'images', label: t`Pictures`, panel: <Pictures product={product} /> },
          ...(care ? [{ value: 'care' as const, label: t`Care`, panel: care }] : []),
        ]}
      />
    </PageLayout>
  )
}

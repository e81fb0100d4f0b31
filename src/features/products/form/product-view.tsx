import { useLingui } from '@lingui/react/macro'
import type { Product } from '#src/contract/products.ts'
import { HistoryButton } from '#src/features/products/history/history-button.tsx'
import { PictureCarousel } from '#src/features/products/pictures/picture-carousel.tsx'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { columns } from './product-columns.ts'

/** An open product, for users who may not change it. */
export function ProductView({ product }: { product: Product }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { categories, brands, vendors, tags } = useInventory()
  const figure = (value: number) => formatNumber(value, formats)
  const money = (value: number) => formatMoney(value, formats)
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find(other => other.id === id)?.name

  return (
    <div className={columns}>
      <PictureCarousel product={product} canEdit={false} />
      <div>
        <Facts
          facts={[
            [t`SKU`, product.sku],
            [t`Barcode`, product.barcode],
            [t`Category`, nameIn(categories, product.category)],
            [t`Brand`, nameIn(brands, product.brand)],
            [t`Supplier`, nameIn(vendors, product.vendor)],
            [t`Stock`, figure(product.stock)],
            [t`Reserved`, figure(product.reserved)],
            [t`Base price`, `${money(product.basePrice)} + ${figure(product.taxPercent)}%`],
            [t`Price with tax`, money(product.price)],
            [t`Cost`, product.cost !== undefined && money(product.cost)],
            [t`Weight`, `${figure(product.weight)} kg`],
            [
              t`Tags`,
              tags
                .filter(({ id }) => product.tags.includes(id))
                .map(({ title }) => title)
                .join(', '),
            ],
          ]}
        />
        <RichText html={product.description} />
        <HistoryButton product={product} />
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { Product } from '#src/contract/products.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Columns } from '#src/ui/layout/page-layout.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css } from '#styled-system/css'

interface Props {
  product: Product
  /** The names of category, brand and vendor. */
  names: { category: string; brand: string; vendor: string }
}

/** What a product is: its text, its first picture and its facts. */
export function ProductFacts({ product, names }: Props) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { sku, barcode, stock, reserved, price, basePrice, taxPercent, cost, weight } = product
  const figure = (value: number) => formatNumber(value, formats)
  const money = (value: number) => formatMoney(value, formats)

  return (
    <Columns>
      <Card title={<Trans>About it</Trans>}>
        <div className={about}>
          {product.images[0] && <img src={assetUrl(product.images[0])} alt="" className={picture} />}
          <RichText html={product.description} />
        </div>
      </Card>
      <Card title={<Trans>Facts</Trans>}>
        <Facts
          facts={[
            [t`Price`, money(price)],
            [t`Before tax`, `${money(basePrice)} + ${figure(taxPercent)}%`],
            [t`Cost`, cost !== undefined && money(cost)],
            [t`In stock`, figure(stock)],
            [t`Set aside`, figure(reserved)],
            [t`SKU`, sku],
            [t`Category`, categoryName(names.category, i18n.locale)],
            [t`Brand`, names.brand],
            [t`Supplier`, names.vendor],
            [t`Barcode`, barcode],
            [t`Weight`, `${figure(weight)} kg`],
          ]}
        />
      </Card>
    </Columns>
  )
}

const about = css({
  display: 'grid',
  gap: '5',
  padding: 'card',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[minmax(0, 15rem) minmax(0, 1fr)]' },
  alignItems: 'start',
})
const picture = css({ width: 'full', aspectRatio: 'square', objectFit: 'cover', borderRadius: 'lg' })

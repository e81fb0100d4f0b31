import { BuildingStorefrontIcon, TruckIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { productRows } from '#src/blocks/products/product-rows.tsx'
import type { StockSummary } from '#src/contract/products.ts'
import type { Maker } from '#src/contract/shared/product-sets.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  stock: StockSummary
  brands: Maker[]
  vendors: Maker[]
}

/** The brands and vendors of the goods, and the products with the best margin. */
export function MarketPlace({ stock, brands, vendors }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const row = ({ id, name }: Maker, Icon: typeof TruckIcon, count = 0): SimpleListItem => ({
    id,
    lead: (
      <LeadIcon>
        <Icon />
      </LeadIcon>
    ),
    title: name,
    trail: <Plural value={count} one="# product" other="# products" />,
  })

  return (
    <PageLayout title={t`Market place`} lead={<Trans>Brands, suppliers, and what earns the most.</Trans>}>
      <Columns>
        {stock.best && (
          <Card title={<Trans>Earns the most a piece</Trans>}>
            <SimpleList
              rows={productRows(stock.best, ({ basePrice, cost = 0 }) =>
                formatMoney(basePrice - cost, formats),
              )}
              empty={<Trans>Nothing is on sale.</Trans>}
            />
          </Card>
        )}
        <div className={css({ display: 'grid', gap: '5' })}>
          <Card title={<Trans>Brands</Trans>}>
            <SimpleList
              rows={brands.map(maker => row(maker, BuildingStorefrontIcon, stock.brands[maker.id]))}
              empty={<Trans>No brand yet.</Trans>}
            />
          </Card>
          <Card title={<Trans>Suppliers</Trans>}>
            <SimpleList
              rows={vendors.map(maker => row(maker, TruckIcon, stock.vendors[maker.id]))}
              empty={<Trans>No supplier yet.</Trans>}
            />
          </Card>
        </div>
      </Columns>
    </PageLayout>
  )
}

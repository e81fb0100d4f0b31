import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lowRows } from '#src/blocks/products/product-rows.tsx'
import { LOW_STOCK, type StockSummary } from '#src/contract/products.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { link } from '#styled-system/recipes'

/** The stock, its value, and the products that run out. */
export function Inventory({ stock }: { stock: StockSummary }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { count, pieces, worth, low, reserved } = stock
  const inWords = (figure: number) => formatNumber(figure, formats)

  return (
    <PageLayout
      title={t`Stock`}
      lead={<Plural value={count} one="# product on the list" other="# products on the list" />}
    >
      <Figures>
        <Figure label={<Trans>Worth at cost</Trans>} value={formatMoney(Math.round(worth), formats)}>
          <Trans>Everything on the shelves</Trans>
        </Figure>
        <Figure label={<Trans>Pieces</Trans>} value={inWords(pieces)}>
          <Trans>In stock now</Trans>
        </Figure>
        <Figure
          label={<Trans>Running low</Trans>}
          value={inWords(low.count)}
          tone={low.count > 0 ? 'danger' : 'success'}
        >
          <Plural value={low.soldOut} one="# is sold out" other="# are sold out" />
        </Figure>
        <Figure label={<Trans>Set aside</Trans>} value={inWords(reserved.pieces)}>
          <Plural value={reserved.count} one="of # product" other="of # products" />
        </Figure>
      </Figures>
      <Card
        title={<Trans>Running low</Trans>}
        action={
          <Link to="/main/list/product/$categoryId" params={{ categoryId: 'all' }} className={link()}>
            <Trans>All products</Trans>
          </Link>
        }
      >
        <SimpleList
          rows={lowRows(low.products)}
          empty={<Trans>Nothing has fewer than {LOW_STOCK} pieces.</Trans>}
        />
      </Card>
    </PageLayout>
  )
}

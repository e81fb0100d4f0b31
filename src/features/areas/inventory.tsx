import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Product } from '#src/contract/products.ts'
import { moneyInWords, numberInWords } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card.tsx'
import { Figure, Figures } from '#src/ui/figure.tsx'
import { useFormats } from '#src/ui/formats.tsx'
import { link } from '#styled-system/recipes'
import { AreaPage } from './area-page.tsx'
import { lowRows } from './product-rows.tsx'
import { Rows } from './rows.tsx'
import { few, summariseStock } from './stock.ts'

const shown = 30

/** What is on the shelves, what it is worth, and what runs out. */
export function Inventory({ products }: { products: Product[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { low, out, value, reserved } = summariseStock(products)
  const pieces = products.reduce((sum, { stock }) => sum + stock, 0)
  const setAside = reserved.reduce((sum, product) => sum + product.reserved, 0)
  const inWords = (figure: number) => numberInWords(figure, formats)

  return (
    <AreaPage
      title={t`Stock`}
      lead={<Plural value={products.length} one="# product on the list" other="# products on the list" />}
    >
      <Figures>
        <Figure label={<Trans>Worth at cost</Trans>} value={moneyInWords(Math.round(value), formats)}>
          <Trans>Everything on the shelves</Trans>
        </Figure>
        <Figure label={<Trans>Pieces</Trans>} value={inWords(pieces)}>
          <Trans>In stock now</Trans>
        </Figure>
        <Figure
          label={<Trans>Running low</Trans>}
          value={inWords(low.length)}
          tone={low.length > 0 ? 'danger' : 'success'}
        >
          <Plural value={out} one="# is sold out" other="# are sold out" />
        </Figure>
        <Figure label={<Trans>Set aside</Trans>} value={inWords(setAside)}>
          <Plural value={reserved.length} one="of # product" other="of # products" />
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
        <Rows
          rows={lowRows(low.slice(0, shown))}
          empty={<Trans>Nothing has fewer than {few} pieces.</Trans>}
        />
      </Card>
    </AreaPage>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { reservedRows } from '#src/blocks/products/product-rows.tsx'
import type { StockSummary } from '#src/contract/products.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

/** The products that are reserved for customers. */
export function SetAside({ stock }: { stock: StockSummary }) {
  const { t } = useLingui()
  const formats = useFormats()
  const canOpen = useCanOpen()
  const { count, pieces, worth, short, products } = stock.reserved
  const rest = count - products.length

  return (
    <PageLayout
      title={t`Goods that are set aside`}
      lead={<Trans>What take-outs have reserved and nobody has fetched yet.</Trans>}
      actions={
        canOpen('/main/take-out') && (
          <Link to="/main/take-out" className={button()}>
            <Trans>Take out</Trans>
          </Link>
        )
      }
    >
      <Figures>
        <Figure label={<Trans>Products</Trans>} value={formatNumber(count, formats)}>
          <Trans>with something set aside</Trans>
        </Figure>
        <Figure label={<Trans>Pieces</Trans>} value={formatNumber(pieces, formats)}>
          <Trans>wait to be fetched</Trans>
        </Figure>
        <Figure label={<Trans>Worth</Trans>} value={formatMoney(worth, formats)}>
          <Trans>at the selling price</Trans>
        </Figure>
        <Figure
          label={<Trans>Short</Trans>}
          value={formatNumber(short, formats)}
          tone={short > 0 ? 'danger' : 'success'}
        >
          {short > 0 ? (
            <Trans>More promised than in stock</Trans>
          ) : (
            <Trans>Everything promised is there</Trans>
          )}
        </Figure>
      </Figures>
      <Card title={<Trans>Set aside</Trans>}>
        <SimpleList rows={reservedRows(products)} empty={<Trans>Nothing is set aside.</Trans>} />
        {rest > 0 && (
          <p className={css({ padding: '4', textAlign: 'center', color: 'subtle' })}>
            <Plural value={rest} one="# more" other="# more" />
          </p>
        )}
      </Card>
    </PageLayout>
  )
}

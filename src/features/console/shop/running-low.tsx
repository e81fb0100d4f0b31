import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import type { ShopConsole } from './console-query.ts'

/** The products that are below their lowest stock, those first that lack the largest part. */
export function RunningLow({
  products,
  count,
}: {
  products: NonNullable<ShopConsole['low']>
  count: number
}) {
  const formats = useFormats()
  const canOpen = useCanOpen()
  return (
    <Card
      title={<Trans>Running low</Trans>}
      action={
        canOpen('/main/inventory') &&
        count > 0 && (
          <Link to="/main/inventory" className={link()}>
            <Plural value={count} one="See # product" other="See all #" />
          </Link>
        )
      }
    >
      <SimpleList
        rows={products.map(({ id, name, thumbnail, stock, minStock }) => ({
          id,
          to: `/main/list/product/inbox/${id}/details`,
          lead: <Thumbnail image={thumbnail} />,
          title: name,
          meta: <Lowest count={formatQuantity(minStock, formats)} />,
          trail: (
            <span className={trail}>
              <span aria-hidden="true" className={track}>
                <span
                  className={level({ isShort: stock < minStock / 2 })}
                  style={{ width: `${Math.max(0, Math.min(stock / minStock, 1)) * 100}%` }}
                />
              </span>
              {formatQuantity(stock, formats)}
            </span>
          ),
        }))}
        empty={<Trans>Every product has its lowest stock or more.</Trans>}
      />
    </Card>
  )
}

const Lowest = ({ count }: { count: string }) => <Trans>Lowest stock {count}</Trans>

const trail = css({ display: 'flex', alignItems: 'center', gap: '3', justifyContent: 'end' })
const track = css({
  display: { base: 'none', sm: 'block' },
  width: '14',
  height: '1',
  borderRadius: 'full',
  background: 'pressed',
  overflow: 'hidden',
})
const level = cva({
  base: { display: 'block', height: 'full', borderRadius: 'full' },
  variants: {
    isShort: { true: { background: 'danger.solid' }, false: { background: 'warning.solid' } },
  },
})

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { css, cx } from '#styled-system/css'
import { button, sheet } from '#styled-system/recipes'

/** The pictures of a product. They are changed in the inventory app. */
export function Pictures({ product: { id, name, images } }: { product: ShopProduct }) {
  const { t } = useLingui()
  const canEdit = useCan()('products', 'edit')
  const edit = canEdit && (
    <Link to="/apps/ecommerce/inventory" search={{ open: id }} className={button()}>
      <Trans>Change the pictures</Trans>
    </Link>
  )
  if (images.length === 0)
    return (
      <div className={cx(sheet(), css({ display: 'flex', minHeight: '64' }))}>
        <EmptyState title={<Trans>No picture yet</Trans>} actions={edit}>
          <Trans>A picture helps staff to find the product at the till.</Trans>
        </EmptyState>
      </div>
    )
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <ul className={grid}>
        {images.map((image, index) => (
          <li key={image}>
            <img
              src={assetUrl(image)}
              alt={t`${name}, picture ${{ number: index + 1 }}`}
              loading="lazy"
              className={picture}
            />
          </li>
        ))}
      </ul>
      {edit}
    </div>
  )
}

const grid = css({
  display: 'grid',
  width: 'full',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 12rem), 1fr))]',
})
const picture = css({ width: 'full', aspectRatio: 'square', objectFit: 'cover', borderRadius: 'lg' })

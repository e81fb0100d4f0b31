import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useCanOpen } from '#src/api/rights.ts'
import { categoryName } from '#src/blocks/products/category-name.ts'
import { productRows } from '#src/blocks/products/product-rows.tsx'
import type { Product } from '#src/contract/products.ts'
import type { Category } from '#src/contract/shared/product-sets.ts'
import { onPageSize, pageSize } from '#src/device/page-size.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

interface Props {
  /** Undefined for all categories. */
  category?: Category | undefined
  /** Those of the first `pages` pages, of `count` in all. */
  products: Product[]
  count: number
  pages: number
  onMore: () => void
}

/** The products of a category, page by page. */
export function ProductList({ category, products, count, pages, onMore }: Props) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const canOpen = useCanOpen()
  const size = useSyncExternalStore(onPageSize, pageSize)
  const router = useRouter()
  const shown = products.slice(0, pages * size)
  const title = category ? categoryName(category.name, i18n.locale) : t`All products`
  const rest = count - shown.length

  // Another page size needs other rows.
  useEffect(() => onPageSize(() => void router.invalidate()), [router])

  return (
    <PageLayout
      title={title}
      lead={<Plural value={count} one="# product" other="# products" />}
      actions={
        canOpen('/main/list') && (
          <Link to="/main/list" className={button()}>
            <Trans>All lists</Trans>
          </Link>
        )
      }
    >
      <Card title={<Trans>Products</Trans>}>
        <SimpleList
          rows={productRows(shown, ({ price }) => formatMoney(price, formats))}
          empty={<Trans>There is no product in this category.</Trans>}
        />
        {rest > 0 && (
          <div className={css({ padding: '4', textAlign: 'center' })}>
            <Button onClick={onMore}>
              <Plural value={rest} one="# more" other="# more" />
            </Button>
          </div>
        )}
      </Card>
    </PageLayout>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { categoryName } from '#src/blocks/products/category-name.ts'
import { findProducts } from '#src/blocks/shop/products/find-products.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { useKeptText } from '#src/ui/form/use-kept-text.ts'
import { css } from '#styled-system/css'
import { CategoryRow } from './category-row.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSearch } from './product-search.tsx'
import { shownCategories } from './shown-categories.ts'

const route = getRouteApi('/_app/main/pos')

/** The products to sell: search, categories, and the grid. */
export function ProductPane({ isLoading }: { isLoading: boolean }) {
  const { t, i18n } = useLingui()
  const { products } = useTill()
  const { categories } = route.useLoaderData()
  const { category = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [text, setText] = useKeptText('outpost.till-search', true)
  const query = useDeferredValue(text)
  const choose = (id: string) =>
    void navigate({ search: previous => ({ ...previous, category: id || undefined }), replace: true })

  const shown = shownCategories(products, categories)
  // A search looks at all products.
  const isAll = query.trim() !== '' || !shown.some(({ id }) => id === category)
  const found = findProducts(
    isAll ? products : products.filter(product => product.category === category),
    query,
  )

  return (
    <>
      <ProductSearch text={text} onText={setText} />
      <CategoryRow
        label={t`Category`}
        value={isAll ? '' : category}
        onChange={choose}
        options={[
          { id: '', name: t`All` },
          ...shown.map(({ id, name }) => ({ id, name: categoryName(name, i18n.locale) })),
        ]}
      />
      {isLoading ? (
        <SkeletonRows />
      ) : found.length > 0 ? (
        <ProductGrid key={isAll ? '' : category} products={found} />
      ) : (
        <EmptyState
          className={css({ minHeight: '0', overflowY: 'auto' })}
          scene={<NoResultsScene />}
          title={<Trans>Nothing to sell here</Trans>}
          actions={
            text !== '' && (
              <Button onClick={() => setText('')}>
                <Trans>Show everything</Trans>
              </Button>
            )
          }
        >
          <Trans>Try fewer letters, or the last digits of the barcode; accents do not matter.</Trans>
        </EmptyState>
      )}
    </>
  )
}

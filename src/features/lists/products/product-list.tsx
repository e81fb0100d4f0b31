import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { ShopCategory } from '#src/contract/shop/categories.ts'
import type { ListRow } from '#src/features/lists/kind.ts'
import { ListPage } from '#src/features/lists/list-page.tsx'
import type { ListSearch } from '#src/features/lists/list-search.ts'
import { Button } from '#src/ui/button/button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { CategoryTree } from './category-tree.tsx'
import { useProductKind } from './product-kind.ts'

const CategoryDialog = lazyWithRetry(() =>
  import('./category-dialog.tsx').then(module => module.CategoryDialog),
)

interface Props {
  rows: readonly ListRow[]
  /** The categories of the shop, and those of the inventory app, which have no parent. */
  categories: readonly ShopCategory[]
  /** `all` for every product. */
  categoryId: string
  search: ListSearch
}

/** The products of a category and of those below it, with the tree of categories. */
export function ProductList({ rows, categories: stored, categoryId, search }: Props) {
  const { t, i18n } = useLingui()
  const can = useCan()
  const navigate = useNavigate()
  const categories = stored.map(one => ({ ...one, name: categoryName(one.name, i18n.locale) }))
  const kind = useProductKind(categories, categoryId)
  const [edited, setEdited] = useState<'new' | 'this'>()
  const category = categories.find(({ id }) => id === categoryId)
  const isOwn = category !== undefined && category.version > 0
  const title = category?.name ?? t`All products`

  return (
    <>
      <ListPage
        kind={kind}
        rows={rows}
        search={search}
        title={title}
        actions={
          <>
            {isOwn && can('products', 'edit') && (
              <Button onClick={() => setEdited('this')}>
                <Trans>Edit the category</Trans>
              </Button>
            )}
            {(isOwn || !category) && can('products', 'create') && (
              <Button onClick={() => setEdited('new')}>
                <Trans>New category</Trans>
              </Button>
            )}
          </>
        }
      >
        <CategoryTree categories={categories} categoryId={categoryId} />
      </ListPage>
      <LazyMount open={edited !== undefined}>
        {edited && (
          <CategoryDialog
            category={edited === 'this' ? category : undefined}
            parentId={category?.id ?? null}
            onClose={() => setEdited(undefined)}
            onRemoved={() => {
              setEdited(undefined)
              void navigate({
                to: '/main/list/product/$categoryId',
                params: { categoryId: category?.parentId ?? 'all' },
              })
            }}
          />
        )}
      </LazyMount>
    </>
  )
}

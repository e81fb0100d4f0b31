import { CheckIcon, ChevronDownIcon } from '@heroicons/react/16/solid'
import { ViewfinderCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { productSorts } from '#src/contract/shared/product-sorts.ts'
import { requestPage } from '#src/features/products/load-inventory.ts'
import { listDeps } from '#src/features/products/product-search.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { useSortNames } from './sort-names.ts'

export const searchId = 'product-search'

const route = getRouteApi('/_app/apps/ecommerce/inventory')
const all = 'all'

/** Search, filters and order; the address holds all of them. */
export function Toolbar() {
  const { t } = useLingui()
  const search = route.useSearch()
  const { q, low } = search
  const text = useSearchText(q, {
    request: typed =>
      requestPage(listDeps({ search: { ...search, q: typed || undefined, page: undefined } })),
  })
  const { narrow, openScan } = useProductNavigation()
  return (
    <div role="search" aria-label={t`Find products`} className={bar}>
      <SearchField
        id={searchId}
        label={t`Search products by name`}
        placeholder={t`Name of a product`}
        search={text}
        size="md"
        className={field}
      />
      <IconButton
        label={t`Scan a barcode`}
        className={css({ minHeight: 'field' })}
        onClick={() => void openScan()}
      >
        <ViewfinderCircleIcon />
      </IconButton>
      <div className={filters}>
        <CategoryFilter />
        <Button
          variant={low ? 'soft' : 'secondary'}
          aria-pressed={low ?? false}
          className={trigger}
          onClick={() => void narrow({ low: low ? undefined : true })}
        >
          {low && <CheckIcon />}
          <Trans>Low stock</Trans>
        </Button>
        <SortMenu />
      </div>
    </div>
  )
}

function CategoryFilter() {
  const { t } = useLingui()
  const { categories } = useInventory()
  const { category: chosen } = route.useSearch()
  const { narrow } = useProductNavigation()
  const category = categories.find(({ id }) => id === chosen)
  return (
    <Menu
      label={t`Keep to a category`}
      placement="bottom-end"
      trigger={
        <Button variant={category ? 'soft' : 'secondary'} className={trigger}>
          {category && <CheckIcon />}
          <span className={css({ truncate: true })}>{category?.name ?? <Trans>All categories</Trans>}</span>
          <ChevronDownIcon />
        </Button>
      }
      entries={[
        {
          value: category?.id ?? all,
          onChange: id => void narrow({ category: id === all ? undefined : id }),
          options: [
            { value: all, label: t`All categories` },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
      ]}
    />
  )
}

/** Everything by which the list can be sorted, also what no column of a narrow list shows. */
function SortMenu() {
  const { t } = useLingui()
  const names = useSortNames()
  const { sort = 'name', order = 'asc' } = route.useSearch()
  const { narrow } = useProductNavigation()
  return (
    <Menu
      label={t`Sort by`}
      placement="bottom-end"
      trigger={
        <Button className={trigger}>
          <span className={css({ srOnly: true })}>
            <Trans>Sort by</Trans>{' '}
          </span>
          {names[sort]}
          <ChevronDownIcon />
        </Button>
      }
      entries={[
        {
          heading: t`Sort by`,
          value: sort,
          onChange: value => {
            const found = productSorts.find(id => id === value)
            if (found) void narrow({ sort: found === 'name' ? undefined : found })
          },
          options: productSorts.map(value => ({ value, label: names[value] })),
        },
        'separator',
        {
          heading: t`Order`,
          value: order,
          onChange: value => void narrow({ order: value === 'desc' ? 'desc' : undefined }),
          options: [
            { value: 'asc', label: t`Ascending` },
            { value: 'desc', label: t`Descending` },
          ],
        },
      ]}
    />
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  paddingInline: 'page',
  paddingBlockEnd: '2',
  _print: { display: 'none' },
})
const field = css({ flex: '[1 1 12rem]', maxWidth: { sm: 'pane.popover' } })
const filters = css({ display: 'flex', gap: '2', minWidth: '0', marginInlineStart: { sm: 'auto' } })
const trigger = css({
  height: 'field',
  minWidth: '0',
  flexShrink: '1',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})

import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ProductSort } from '#src/contract/shared/product-sorts.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { css } from '#styled-system/css'
import { useSortNames } from './sort-names.ts'
import * as look from './table-look.ts'
import { useTableRows } from './use-table-rows.ts'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

/** The names of the columns, by which the list is sorted. */
export function TableHead() {
  const { t } = useLingui()
  const { columns } = useTableRows()
  const { sort = 'name', order = 'asc' } = route.useSearch()
  const { narrow } = useProductNavigation()
  const names = useSortNames()

  const sortBy = (id: ProductSort) => () =>
    void narrow({
      sort: id === 'name' ? undefined : id,
      order: id === sort && order === 'asc' ? 'desc' : undefined,
    })

  return (
    <thead className={look.head}>
      <tr>
        <HiddenHead className={look.select}>{t`Select`}</HiddenHead>
        <HiddenHead className={look.picture}>{t`Picture`}</HiddenHead>
        {columns.map(({ id, className, isFigure }) => (
          <th
            key={id}
            scope="col"
            aria-sort={id === sort ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
            className={className}
          >
            <button
              type="button"
              title={t`Sort by ${{ name: names[id] }}`}
              className={look.sorter({ isSorted: id === sort, isFigure })}
              onClick={sortBy(id)}
            >
              <span className={css({ truncate: true })}>{names[id]}</span>
              {order === 'desc' && id === sort ? <ArrowDownIcon /> : <ArrowUpIcon />}
            </button>
          </th>
        ))}
        <HiddenHead className={look.opener}>{t`Open`}</HiddenHead>
      </tr>
    </thead>
  )
}

/** The head of a column without a visible name. */
const HiddenHead = ({ className, children }: { className: string; children: string }) => (
  <th scope="col" className={className}>
    <span className={css({ srOnly: true })}>{children}</span>
  </th>
)

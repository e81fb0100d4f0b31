import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'
import { findOrders, type OrderSort, sortOrders } from './find-orders.ts'
import { OrderTable } from './order-table.tsx'
import { orders } from './orders.ts'

const route = getRouteApi('/_app/ui/$')

/** A table whose search, order and page are in the address, so that Back and a reload keep them. */
export function DataTable() {
  const { t, i18n } = useLingui()
  const { q, column = 'at', direction = 'desc', page = 1, size = 10 } = route.useSearch()
  const navigate = route.useNavigate()
  const search = useSearchText(q)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const found = sortOrders(findOrders(orders, { q: search.query }), column, direction, i18n.locale)
  const pages = Math.max(1, Math.ceil(found.length / size))
  const shown = Math.min(page, pages)
  const rows = found.slice((shown - 1) * size, shown * size)

  const go = (part: { page?: number; size?: number; column?: OrderSort; direction?: 'asc' | 'desc' }) =>
    void navigate({ search: previous => ({ ...previous, ...part }), replace: true, resetScroll: false })

  return (
    <>
      <div className={bar}>
        <SearchField id="datatable-search" label={t`Search the orders`} search={search} />
        <p role="status" className={css({ color: 'muted' })}>
          <Plural value={chosen.size} _0="None chosen" one="# chosen" other="# chosen" />
        </p>
        <Button size="sm" disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
          <Trans>Choose none</Trans>
        </Button>
      </div>
      {rows.length === 0 ? (
        <NoMatches query={search.text} />
      ) : (
        <OrderTable
          rows={rows}
          sort={column}
          direction={direction}
          chosen={chosen}
          onChoose={setChosen}
          onSort={key =>
            go({ column: key, direction: key === column && direction === 'asc' ? 'desc' : 'asc', page: 1 })
          }
        />
      )}
      <Paginator
        page={shown - 1}
        size={size}
        total={found.length}
        onChange={next => go({ page: next.page + 1, size: next.size })}
      />
    </>
  )
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', padding: 'card' })

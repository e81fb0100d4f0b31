import { PlusIcon } from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { DocumentList } from '#src/blocks/shop/documents/document-list.tsx'
import type { DocumentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { type StockKind, statesOf } from '#src/features/stock/kinds.ts'
import type { StockDocument } from '#src/features/stock/load-stock.ts'
import { StockTabs, useKindNames } from '#src/features/stock/stock-tabs.tsx'
import { button } from '#styled-system/recipes'

interface Props {
  kind: StockKind
  rows: readonly StockDocument[]
  pagination: Pagination
  search: DocumentSearch
}

/** The counts, the transfers or the adjustments of the stock. */
export function StockDocumentList({ kind, rows, pagination, search }: Props) {
  const names = useKindNames()
  const can = useCan()
  const warehouseName = useWarehouseName()
  const placeOf = (row: StockDocument) =>
    row.kind === 'transfer'
      ? `${warehouseName(row.warehouseId)} → ${warehouseName(row.toWarehouseId)}`
      : warehouseName(row.warehouseId)
  const words = {
    count: [
      <Trans key="add">New count</Trans>,
      <Trans key="empty">Count a shelf or a whole warehouse, and post what differs.</Trans>,
    ],
    transfer: [
      <Trans key="add">New transfer</Trans>,
      <Trans key="empty">Goods that move from one warehouse to another stand here.</Trans>,
    ],
    adjustment: [
      <Trans key="add">New adjustment</Trans>,
      <Trans key="empty">What broke, expired or was found stands here, with its reason.</Trans>,
    ],
  } as const
  const [add, empty] = words[kind]
  return (
    <DocumentList
      title={names[kind]}
      search={search}
      tabs={<StockTabs shown={kind} />}
      rows={rows.map(row => ({
        id: row.id,
        to: `/main/inventory/${kind}/${row.id}`,
        code: row.code,
        at: row.at,
        status: row.status,
        title: placeOf(row),
        meta: (
          <>
            <Plural value={row.lines.length} one="# line" other="# lines" />
            {row.kind === 'adjustment' && ` · ${row.reason}`}
          </>
        ),
      }))}
      pagination={pagination}
      states={statesOf[kind]}
      add={
        can('inventory', kind === 'adjustment' ? 'edit' : 'create') && (
          <Link
            to="/main/inventory/$kind/$id"
            params={{ kind, id: 'new' }}
            className={button({ variant: 'primary' })}
          >
            <PlusIcon />
            {add}
          </Link>
        )
      }
      empty={empty}
    />
  )
}

import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { DocumentList } from '#src/blocks/shop/documents/document-list.tsx'
import type { DocumentSearch } from '#src/blocks/shop/documents/document-search.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { button } from '#styled-system/recipes'
import { useTakeOutRow } from './use-take-out-rows.tsx'

const states = ['draft', 'checked-out', 'collected', 'delivered', 'failed', 'returned', 'cancelled'] as const

interface Props {
  rows: readonly TakeOut[]
  pagination: Pagination
  search: DocumentSearch
}

/** The documents of goods that leave the shop. */
export function TakeOutList({ rows, pagination, search }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const rowOf = useTakeOutRow()
  return (
    <DocumentList
      title={t`Take out`}
      search={search}
      viewsOf="takeOut"
      rows={rows.map(rowOf)}
      pagination={pagination}
      states={states}
      partnerKind={can('customer', 'view') ? 'customer' : undefined}
      add={
        can('check-out', 'create') && (
          <Link to="/main/take-out/$id" params={{ id: 'new' }} className={button({ variant: 'primary' })}>
            <PlusIcon />
            <Trans>New take-out</Trans>
          </Link>
        )
      }
      empty={<Trans>Orders to deliver, to hand over at the counter or for own use stand here.</Trans>}
    />
  )
}

import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { DocumentList } from '#src/blocks/shop/documents/document-list.tsx'
import type { DocumentSearch } from '#src/blocks/shop/documents/document-search.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { button } from '#styled-system/recipes'
import { useTakeInRow } from './use-take-in-row.tsx'

const states = ['draft', 'ordered', 'checked-in', 'settled', 'cancelled'] as const

interface Props {
  rows: readonly TakeIn[]
  pagination: Pagination
  search: DocumentSearch
}

/** The documents of goods that come into the shop. */
export function TakeInList({ rows, pagination, search }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const rowOf = useTakeInRow()
  return (
    <DocumentList
      title={t`Take in`}
      search={search}
      viewsOf="takeIn"
      rows={rows.map(rowOf)}
      pagination={pagination}
      states={states}
      partnerKind={can('supplier', 'view') ? 'supplier' : undefined}
      add={
        can('check-in', 'create') && (
          <Link to="/main/take-in/$id" params={{ id: 'new' }} className={button({ variant: 'primary' })}>
            <PlusIcon />
            <Trans>New take-in</Trans>
          </Link>
        )
      }
      empty={<Trans>Orders to suppliers, and what came of them, stand here.</Trans>}
    />
  )
}

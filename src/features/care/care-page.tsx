import { PlusIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { DocumentList } from '#src/blocks/shop/documents/document-list.tsx'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { type CareTicket, careStates } from '#src/contract/shop/documents/care-ticket.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { CareBoard } from './board/care-board.tsx'
import { CareFilters } from './care-filters.tsx'
import type { CareSearch } from './care-search.ts'
import { useCareRow } from './use-care-row.tsx'

interface Props {
  rows: readonly CareTicket[]
  pagination: Pagination
  search: CareSearch
}

/** The tickets of the customer care: a board of those that are not closed, or a list of all. */
export function CarePage({ rows, pagination, search }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const rowOf = useCareRow()
  const add = can('care', 'create') && (
    <Link to="/main/care/$id" params={{ id: 'new' }} className={button({ variant: 'primary' })}>
      <PlusIcon />
      <Trans>New ticket</Trans>
    </Link>
  )
  if (search.list)
    return (
      <DocumentList
        title={t`Customer care`}
        search={search}
        rows={rows.map(rowOf)}
        pagination={pagination}
        states={careStates}
        searchLabel={t`Code, customer, telephone, serial number, issue`}
        partnerKind={can('customer', 'view') ? 'customer' : undefined}
        tabs={
          <div className={css({ paddingInline: 'page' })}>
            <CareFilters search={search} />
          </div>
        }
        add={add}
        empty={<Trans>What customers bring to be repaired or exchanged stands here.</Trans>}
      />
    )
  return <Board rows={rows} total={pagination.length} search={search} add={add} />
}

interface BoardProps {
  rows: readonly CareTicket[]
  total: number
  search: CareSearch
  add: React.ReactNode
}

function Board({ rows, total, search, add }: BoardProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const title = t`Customer care`
  const text = useSearchText(search.q)
  const shown = rows.length
  const isFiltered = Boolean(search.q || search.assignee || search.due)
  useTitle(title)
  return (
    <div className={pane}>
      <header className={head}>
        <PageHeading title={title}>
          {total > shown ? (
            <Trans>The newest {shown} tickets; the list has all.</Trans>
          ) : (
            <Plural value={total} _0="No open ticket" one="# open ticket" other="# open tickets" />
          )}
        </PageHeading>
        {add}
      </header>
      <div className={css({ paddingInline: 'page', '& > *': { marginBlockEnd: '3' } })}>
        <ShopSample />
      </div>
      <div role="search" className={tools}>
        <SearchField
          id="care-search"
          label={t`Code, customer, telephone, serial number, issue`}
          search={text}
          className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
        />
        <CareFilters search={search} />
      </div>
      {shown > 0 ? (
        <CareBoard rows={rows} />
      ) : isFiltered ? (
        <NoMatches
          query={search.q ?? ''}
          actions={
            <Button onClick={() => void navigate({ to: '/main/care' })}>
              <Trans>Show all</Trans>
            </Button>
          }
        >
          <Trans>No open ticket fits. The list has the closed ones too.</Trans>
        </NoMatches>
      ) : (
        <EmptyState title={<Trans>No open ticket</Trans>} actions={add}>
          <Trans>What customers bring to be repaired or exchanged stands here.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
const tools = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockEnd: '3',
})

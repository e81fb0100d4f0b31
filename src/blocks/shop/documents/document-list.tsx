import { ArrowsUpDownIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { PartnerKind } from '#src/blocks/shop/partners/partner-query.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import type { Pagination } from '#src/contract/shop/values.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { useRovingFocus } from '#src/ui/lists/use-roving-focus.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentLine, type DocumentRow, rowElementId } from './document-row.tsx'
import { type DocumentSearch, isFiltered } from './document-search.ts'
import { SavedViews } from './views/saved-views.tsx'

interface Props {
  title: string
  search: DocumentSearch
  rows: readonly DocumentRow[]
  pagination: Pagination
  /** The states to filter by. */
  states: readonly string[]
  partnerKind?: PartnerKind | undefined
  /** The name under which the device keeps the saved views of the list; without it there are none. */
  viewsOf?: string
  /** What the search finds, when it is not only codes and notes. */
  searchLabel?: string
  /** Links to the lists beside this one. */
  tabs?: ReactNode
  /** The link that adds a document, for users who may. */
  add?: ReactNode
  /** Other buttons of the head, and other entries of its menu. */
  tools?: ReactNode
  entries?: ComponentProps<typeof ListHead>['entries']
  /** Another filter, and whether it is set. */
  filter?: { field: ReactNode; isSet: boolean }
  /** What the list will contain. */
  empty: ReactNode
}

const ROW_HEIGHT_PX = 68

/** A list of documents of one kind: search, filters, and a page of rows of which only the visible ones are drawn. */
export function DocumentList({
  title,
  search,
  rows,
  pagination,
  states,
  partnerKind,
  viewsOf,
  searchLabel,
  tabs,
  add,
  tools,
  entries = [],
  filter,
  empty,
}: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  useTitle(title)
  const { length, page, size } = pagination
  const focus = useRovingFocus({
    ids: rows.map(({ id }) => id),
    openId: undefined,
    elementIdOf: rowElementId,
  })

  const change = (next: Partial<DocumentSearch>) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className={pane}>
      <ListHead
        title={title}
        summary={<Plural value={length} _0="Nothing here" one="# document" other="# documents" />}
        className={head}
        entries={[
          {
            label: search.oldest ? t`Newest first` : t`Oldest first`,
            icon: <ArrowsUpDownIcon />,
            run: () => change({ oldest: search.oldest ? undefined : true }),
          },
          ...entries,
        ]}
      >
        {tools}
        {add}
      </ListHead>
      {tabs && <div className={css({ marginBlockEnd: '3', flex: 'none' })}>{tabs}</div>}
      <div className={css({ paddingInline: 'page', '& > *': { marginBlockEnd: '3' } })}>
        <ShopSample />
      </div>
      <DocumentFilters
        search={search}
        onChange={change}
        states={states}
        partnerKind={partnerKind}
        searchLabel={searchLabel}
        field={filter?.field}
      >
        {viewsOf && (
          <SavedViews
            list={viewsOf}
            search={search}
            onShow={next => void navigate({ to: '.', search: next, resetScroll: false })}
          />
        )}
      </DocumentFilters>
      {rows.length > 0 ? (
        <div
          role="presentation"
          className={frame}
          onKeyDown={event => {
            const id = focus.targetOf(event)
            if (id === undefined) return
            event.preventDefault()
            focus.focusRow(id)
          }}
          onFocus={focus.onFocus}
        >
          <VirtualList
            items={rows}
            keyOf={({ id }) => id}
            estimate={ROW_HEIGHT_PX}
            activeIndex={Math.max(0, focus.activeIndex)}
            label={title}
            className={sheet}
          >
            {row => <DocumentLine row={row} tabIndex={row.id === focus.tabStopId ? 0 : -1} />}
          </VirtualList>
        </div>
      ) : isFiltered(search) || filter?.isSet ? (
        <NoMatches
          query={search.q ?? ''}
          actions={
            <Button onClick={() => void navigate({ to: '.', search: {} })}>
              <Trans>Show all</Trans>
            </Button>
          }
        >
          <Trans>No document has this code, state, partner and time. Try fewer filters.</Trans>
        </NoMatches>
      ) : (
        <EmptyState title={<Trans>Nothing here yet</Trans>} actions={add}>
          {empty}
        </EmptyState>
      )}
      {length > size && (
        <Paginator
          page={page}
          size={size}
          total={length}
          sizes={[size]}
          onChange={next => change({ page: next.page === 0 ? undefined : next.page + 1 })}
          className={foot}
        />
      )}
    </div>
  )
}

const pane = css({
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
})
const head = css({
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
const frame = css({ flex: '1', minHeight: '0', display: 'flex', borderBlockStart: 'hairline' })
const sheet = css({ flex: '1', minWidth: '0', background: 'surface' })
const foot = css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline', paddingInline: 'page' })

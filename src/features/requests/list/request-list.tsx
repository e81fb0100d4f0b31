import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import type { Request } from '#src/contract/shop/documents/request.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { NEW } from '#src/features/requests/request-calls.ts'
import { type RequestSearch, requestStates } from '#src/features/requests/request-search.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css, cx } from '#styled-system/css'
import { button, sheet } from '#styled-system/recipes'
import { useRequestRow } from './request-rows.tsx'

interface Props {
  rows: readonly Request[]
  pagination: Pagination
  search: RequestSearch
}

const ALL = 'all'

/** The requests of everybody, or one's own, by state. */
export function RequestList({ rows, pagination: { length, page, size }, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const seesAll = useCan()('people', 'view')
  const stateName = useStateNames()
  const rowOf = useRequestRow()
  const change = (next: RequestSearch) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  const add = (
    <Link
      to="/main/setting/employee/all/requests/$id"
      params={{ id: NEW }}
      className={button({ variant: 'primary' })}
    >
      <PlusIcon aria-hidden="true" />
      <Trans>Make a request</Trans>
    </Link>
  )

  return (
    <PageLayout
      title={t`Requests`}
      lead={
        seesAll ? (
          <Trans>What colleagues ask for, and the answers.</Trans>
        ) : (
          <Trans>What you asked for.</Trans>
        )
      }
      actions={add}
    >
      <SegmentedControl
        label={t`State`}
        value={search.status ?? ALL}
        onChange={chosen => change({ status: requestStates.find(state => state === chosen) })}
        options={[
          { value: ALL, label: t`All` },
          ...requestStates.map(state => ({ value: state, label: stateName(state) })),
        ]}
        className={css({ justifySelf: 'start' })}
      />
      {rows.length === 0 && !search.status ? (
        <EmptyState title={<Trans>No requests yet</Trans>} actions={add}>
          <Trans>Leave, another shift, an advance: ask here, and the answer stays with it.</Trans>
        </EmptyState>
      ) : (
        <section
          aria-label={t`Requests`}
          className={cx(sheet(), css({ overflow: 'hidden', paddingBlockStart: '1' }))}
        >
          <SimpleList rows={rows.map(rowOf)} empty={<Trans>No request is in this state.</Trans>} />
          {length > size && (
            <Paginator
              page={page}
              size={size}
              total={length}
              sizes={[size]}
              onChange={next => change({ ...search, page: next.page === 0 ? undefined : next.page + 1 })}
            />
          )}
        </section>
      )}
    </PageLayout>
  )
}

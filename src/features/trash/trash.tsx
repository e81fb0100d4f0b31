import { ArrowUturnLeftIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Trashed, TrashedKind } from '#src/contract/shell/trash.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { TrashRow } from './trash-row.tsx'
import type { TrashSearch } from './trash-search.ts'
import { useTrashActions } from './use-trash-actions.ts'

interface Props {
  rows: readonly Trashed[]
  total: number
  kinds: readonly TrashedKind[]
  /** Counts from 0. */
  page: number
  size: number
  search: TrashSearch
}

const ALL = 'all'

/** Things deleted in the last thirty days, which can be restored or deleted permanently. */
export function Trash({ rows, total, kinds, page, size, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const actions = useTrashActions()
  const text = useSearchText(search.q)
  const list = useRef<HTMLElement>(null)
  const selection = useSelection(rows.filter(actions.isAllowed).map(({ id }) => id))
  const chosen = rows.filter(({ id }) => selection.ids.includes(id))
  const isFiltered = Boolean(search.q || search.kind)
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const kindOptions = kinds
    .map(({ kind, label, count }) => ({ value: kind, label: `${label} (${count})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  // The chosen kind stays among the options when the search finds none of it.
  if (search.kind && !kinds.some(({ kind }) => kind === search.kind))
    kindOptions.push({ value: search.kind, label: `${search.kind} (0)` })

  const change = (next: TrashSearch) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })

  /** The buttons for several rows are removed with them, so the list gets the focus. */
  async function afterwards(done: Promise<unknown>) {
    if ((await done) === false) return
    selection.clear()
    list.current?.focus()
  }

  if (all === 0 && !isFiltered)
    return (
      <PageLayout title={t`Trash`}>
        <EmptyState title={<Trans>Nothing was deleted</Trans>}>
          <Trans>What you delete waits here for thirty days.</Trans>
        </EmptyState>
      </PageLayout>
    )

  return (
    <PageLayout
      title={t`Trash`}
      lead={
        <Trans>
          <Plural value={total} one="# thing was deleted" other="# things were deleted" />. Each waits here
          for thirty days.
        </Trans>
      }
      actions={
        rows.some(actions.isAllowed) && (
          <Button onClick={() => void afterwards(actions.purgeShown(search))}>
            <TrashIcon />
            {isFiltered ? <Trans>Delete all shown for good</Trans> : <Trans>Empty the trash</Trans>}
          </Button>
        )
      }
    >
      <section ref={list} tabIndex={-1} aria-label={t`Deleted things`} className={cx(sheet(), frame)}>
        <div role="search" className={filters}>
          <SearchField
            id="trash-search"
            label={t`Search the trash`}
            search={text}
            className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
          />
          <Select
            size="sm"
            aria-label={t`Kind`}
            className={css({ width: 'auto', minWidth: '40', minHeight: { _touch: 'touch' } })}
            options={[{ value: ALL, label: t`All kinds` }, ...kindOptions]}
            value={search.kind ?? ALL}
            onChange={kind => change({ kind: kind === ALL ? undefined : kind })}
          />
        </div>
        {rows.length > 0 ? (
          <ul aria-label={t`Deleted things`}>
            {rows.map(entry => (
              <li key={entry.kind + entry.id}>
                <TrashRow
                  entry={entry}
                  selection={selection}
                  onTakeBack={actions.isAllowed(entry) ? () => void actions.restore([entry]) : undefined}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoMatches
            query={search.q ?? ''}
            actions={
              <Button onClick={() => void navigate({ to: '.', search: {} })}>
                <Trans>Show all</Trans>
              </Button>
            }
          >
            <Trans>Nothing in the trash has this kind and this name.</Trans>
          </NoMatches>
        )}
        {(total > size || page > 0) && (
          <Paginator
            page={page}
            size={size}
            total={total}
            sizes={[size]}
            onChange={next => change({ page: next.page === 0 ? undefined : next.page + 1 })}
            className={css({ borderBlockStart: 'hairline' })}
          />
        )}
        <div className={cx(floating, selection.isActive && room)}>
          <SelectionBar
            selection={selection}
            label={t`Selected things`}
            hint={<Trans>Tap things to select them</Trans>}
          >
            <Button size="sm" onClick={() => void afterwards(actions.restore(chosen))}>
              <ArrowUturnLeftIcon />
              <Trans>Restore</Trans>
            </Button>
            <Button size="sm" onClick={() => void afterwards(actions.purge(chosen))}>
              <TrashIcon />
              <Trans>Delete for good</Trans>
            </Button>
          </SelectionBar>
        </div>
      </section>
    </PageLayout>
  )
}

const frame = css({ outline: 'none' })
const filters = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', padding: '3' })
/** Keeps the bar of the selection at the bottom of the window while the list is longer. */
const floating = css({ position: 'sticky', bottom: '0', zIndex: 'sticky' })
/** The bar covers no row of a short list. */
const room = css({ height: { base: '[8rem]', sm: '[6rem]' } })

import { EllipsisHorizontalIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { useExportList } from './csv/use-export-list.ts'
import type { ListKind, ListRow } from './kind.ts'
import type { ListSearch } from './list-search.ts'
import { ListTable } from './table/list-table.tsx'
import { shownRows } from './table/use-rows.ts'

const RowDialog = lazyWithRetry(() => import('./row-dialog.tsx').then(module => module.RowDialog))
const BulkDialog = lazyWithRetry(() => import('./bulk-dialog.tsx').then(module => module.BulkDialog))
const ImportDialog = lazyWithRetry(() =>
  import('./csv/import-dialog.tsx').then(module => module.ImportDialog),
)
const MergeDialog = lazyWithRetry(() => import('./merge/merge-dialog.tsx').then(module => module.MergeDialog))

interface Props {
  kind: ListKind
  rows: readonly ListRow[]
  search: ListSearch
  title?: string
  actions?: ReactNode
  /** Above the rows: the categories of products. */
  children?: ReactNode
}

/** A list of any kind: search, order, edits in place and in a form, changes of many rows, CSV out and in. */
export function ListPage({ kind, rows, search, title = kind.title, actions, children }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const exportList = useExportList(kind)
  const text = useSearchText(search.q)
  const order = { by: search.by, isDescending: search.desc === true }
  const shown = shownRows(rows, kind, {
    ...(search.q && { q: search.q }),
    ...(search.by && { by: search.by }),
    isDescending: order.isDescending,
  })
  const ids = shown.map(({ id }) => id)
  const selection = useSelection(ids)
  const list = useList({ ids, selection, elementIdOf: id => `row-${id}` })
  const change = (next: ListSearch) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...next }) as never,
      replace: true,
      resetScroll: false,
    })
  const close = () => change({ row: undefined, act: undefined })
  const chosen = rows.filter(({ id }) => selection.ids.includes(id))
  const canMerge = kind.canEdit && kind.merge !== undefined
  const opened = rows.find(({ id }) => id === search.row)
  const isForm = opened !== undefined || (search.act === 'new' && kind.canCreate)

  return (
    <PageLayout
      title={title}
      lead={<Plural value={rows.length} one="# entry" other="# entries" />}
      actions={
        <>
          {actions}
          <Menu
            placement="bottom-end"
            trigger={
              <IconButton label={t`More actions`}>
                <EllipsisHorizontalIcon />
              </IconButton>
            }
            entries={[
              { label: t`Export as CSV`, run: () => void exportList(shown) },
              ...(kind.canCreate && kind.canEdit
                ? [{ label: t`Import from CSV`, run: () => change({ act: 'import' }) }]
                : []),
              ...(canMerge ? [{ label: t`Find duplicates`, run: () => change({ act: 'merge' }) }] : []),
              { label: t`Select several`, run: selection.start },
            ]}
          />
          {kind.canCreate && (
            <Button variant="primary" onClick={() => change({ act: 'new' })}>
              <PlusIcon />
              {kind.newTitle}
            </Button>
          )}
        </>
      }
    >
      {children}
      <section aria-label={title} className={cx(sheet(), frame)}>
        <div className={css({ padding: '3' })}>
          <SearchField
            id="list-search"
            label={t`Search: ${title}`}
            search={text}
            className={css({ maxWidth: { md: '80' } })}
          />
        </div>
        {shown.length > 0 ? (
          <ListTable
            kind={kind}
            rows={shown}
            list={list}
            order={order}
            onSort={(by, isDescending) => change({ by, desc: isDescending || undefined })}
            onOpen={row => change({ row })}
            onSave={async (row, field, value) =>
              (await withErrorToast(() => kind.save(row, { [field.name]: value }).then(() => true))) === true
            }
          />
        ) : search.q ? (
          <NoMatches query={search.q} />
        ) : (
          <EmptyState title={<Trans>Nothing here yet</Trans>}>
            <Trans>Add the first entry, or import a list from a CSV file.</Trans>
          </EmptyState>
        )}
        <SelectionBar
          selection={selection}
          label={t`Selected rows`}
          hint={<Trans>Tap rows to select them</Trans>}
        >
          {kind.canEdit && (
            <Button size="sm" onClick={() => change({ act: 'bulk' })}>
              <Trans>Change</Trans>
            </Button>
          )}
          {canMerge && chosen.length > 1 && (
            <Button size="sm" onClick={() => change({ act: 'merge' })}>
              <Trans>Merge</Trans>
            </Button>
          )}
          <Button size="sm" onClick={() => void exportList(chosen)}>
            <Trans>Export</Trans>
          </Button>
        </SelectionBar>
      </section>
      <LazyMount open={isForm}>
        {isForm && <RowDialog key={opened?.id} kind={kind} row={opened} onClose={close} />}
      </LazyMount>
      <LazyMount open={search.act === 'bulk' && chosen.length > 0}>
        {search.act === 'bulk' && <BulkDialog kind={kind} rows={chosen} onClose={close} />}
      </LazyMount>
      <LazyMount open={search.act === 'merge' && canMerge}>
        {search.act === 'merge' && <MergeDialog kind={kind} rows={rows} chosen={chosen} onClose={close} />}
      </LazyMount>
      <LazyMount open={search.act === 'import' && kind.canEdit}>
        {search.act === 'import' && <ImportDialog kind={kind} rows={rows} onClose={close} />}
      </LazyMount>
    </PageLayout>
  )
}

const frame = css({ position: 'relative', overflow: 'hidden' })

import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useNewNote } from '#src/features/notes/editor/use-new-note.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'

const route = getRouteApi('/_app/apps/notes')

/** Explains why the list is empty. */
export function NotesEmpty({ query }: { query: string }) {
  const { view } = route.useSearch()
  const { open } = useNewNote()

  if (query) return <NoMatches query={query} />
  if (view === 'trash')
    return (
      <EmptyState title={<Trans>The trash is empty</Trans>}>
        <Trans>Deleted notes wait here for 30 days, in case somebody misses them.</Trans>
      </EmptyState>
    )
  if (view === 'archive')
    return (
      <EmptyState title={<Trans>Nothing is archived</Trans>}>
        <Trans>What is done but worth keeping goes here, out of the way.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={view === 'reminders' ? <Trans>No reminders</Trans> : <Trans>No notes here yet</Trans>}
      actions={
        <Button variant="primary" onClick={() => open()}>
          <PlusIcon />
          <Trans>New note</Trans>
        </Button>
      }
    >
      {view === 'reminders' ? (
        <Trans>Give a note a day and a time, and it speaks up then.</Trans>
      ) : (
        <Trans>Prices, orders, what the next shift has to know: write it down before it is forgotten.</Trans>
      )}
    </EmptyState>
  )
}

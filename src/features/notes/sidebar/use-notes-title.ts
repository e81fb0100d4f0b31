import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useNotes } from '#src/features/notes/use-notes.ts'

const route = getRouteApi('/_app/apps/notes')

/** The title of the current view. */
export function useNotesTitle(): string {
  const { t } = useLingui()
  const { labels } = useNotes()
  const { view, label } = route.useSearch()
  if (view === 'reminders') return t`Reminders`
  if (view === 'archive') return t`Archive`
  if (view === 'trash') return t`Trash`
  return labels.find(({ id }) => id === label)?.title ?? t`Notes`
}

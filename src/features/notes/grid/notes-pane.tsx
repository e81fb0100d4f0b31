import { getRouteApi, useParams } from '@tanstack/react-router'
import { Composer } from '#src/features/notes/editor/composer.tsx'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { MissedReminders } from '#src/features/notes/reminders/missed-reminders.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { findNotes } from './find-notes.ts'
import { MasonryGrid } from './masonry-grid.tsx'
import { NotesBulkActions } from './notes-bulk-actions.tsx'
import { NotesEmpty } from './notes-empty.tsx'
import { NotesHead } from './notes-head.tsx'
import { useNoteKeys } from './use-note-keys.ts'

const route = getRouteApi('/_app/apps/notes')

/** The screen without the sidebar and the open note. */
export function NotesPane() {
  const { list, trashed } = useNotes()
  const { q, view, label } = route.useSearch()
  const search = useSearchText(q)
  const { query } = search
  const wordsOf = useLabelWords()
  const isTrash = view === 'trash'
  const shown = findNotes(isTrash ? trashed : list, { view, label, q: query }, wordsOf)
  const ids = isTrash ? [] : shown.map(({ id }) => id)
  const selection = useSelection(ids)
  const { id: openId } = useParams({ strict: false })
  const rowList = useList({ ids, selection, elementIdOf: id => `note-${id}`, openId })
  useNoteKeys(shown, rowList)

  return (
    <div className={pane}>
      <NotesHead search={search} shown={shown} onSelect={selection.start} />
      {(!view || view === 'reminders') && <Composer />}
      <div className={scrolling}>
        <MissedReminders />
        {shown.length > 0 ? (
          <MasonryGrid key={`${view}/${label}/${query}`} notes={shown} isTrash={isTrash} list={rowList} />
        ) : (
          <NotesEmpty query={query} />
        )}
      </div>
      <NotesBulkActions list={rowList} notes={shown} />
    </div>
  )
}

const pane = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  _print: { display: 'block' },
})
const scrolling = css({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  paddingInline: { base: '3.5', md: 'page' },
  paddingBlockStart: '1',
  _print: { overflow: 'visible' },
})

import { useParams } from '@tanstack/react-router'
import { Composer } from '#src/features/notes/editor/composer.tsx'
import { MissedReminders } from '#src/features/notes/reminders/missed-reminders.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { BulkBar } from './bulk-bar.tsx'
import { findNotes } from './find-notes.ts'
import { MasonryGrid } from './masonry-grid.tsx'
import { NothingHere } from './nothing-here.tsx'
import { PageHead } from './page-head.tsx'
import { useFind } from './use-find.ts'
import { useNoteKeys } from './use-note-keys.ts'

/** Everything but the sidebar and the open note. */
export function ListPane() {
  const { list, trashed } = useNotes()
  const find = useFind()
  const { view, label, query } = find
  const isTrash = view === 'trash'
  const shown = findNotes(isTrash ? trashed : list, { view, label, q: query })
  const ids = isTrash ? [] : shown.map(({ id }) => id)
  const selection = useSelection(ids)
  const { id: openId } = useParams({ strict: false })
  const rowList = useList({ ids, selection, elementIdOf: id => `note-${id}`, openId })
  useNoteKeys(shown, rowList)

  return (
    <div className={pane}>
      <PageHead find={find} shown={shown} onSelect={selection.start} />
      {(!view || view === 'reminders') && <Composer />}
      <div className={scrolling}>
        <MissedReminders />
        {shown.length > 0 ? (
          <MasonryGrid key={`${view}/${label}/${query}`} notes={shown} isTrash={isTrash} list={rowList} />
        ) : (
          <NothingHere query={query} />
        )}
      </div>
      <BulkBar list={rowList} notes={shown} />
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

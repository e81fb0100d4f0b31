import { useState } from 'react'
import { Composer } from '#src/features/notes/editor/composer.tsx'
import { MissedReminders } from '#src/features/notes/reminders/missed-reminders.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { useSelection } from '#src/ui/list/use-selection.ts'
import { css } from '#styled-system/css'
import { BulkBar } from './bulk-bar.tsx'
import { findNotes } from './find-notes.ts'
import { NothingHere } from './nothing-here.tsx'
import { PageHead } from './page-head.tsx'
import { useFind } from './use-find.ts'
import { useKeys } from './use-keys.ts'
import { Wall } from './wall.tsx'

/** Everything but the places and the open note. */
export function ListPane() {
  const { list, trashed } = useNotes()
  const find = useFind()
  const { view, label, query } = find
  const isTrash = view === 'trash'
  const shown = findNotes(isTrash ? trashed : list, { view, label, q: query })
  const selection = useSelection(isTrash ? [] : shown.map(({ id }) => id))
  const [activeId, setActiveId] = useState<string>()
  const at = shown.findIndex(({ id }) => id === activeId)
  useKeys({ notes: isTrash ? [] : shown, activeId, selection })

  return (
    <div className={pane}>
      <PageHead find={find} shown={shown} onSelect={selection.begin} />
      {(!view || view === 'reminders') && <Composer />}
      <div className={scrolling}>
        <MissedReminders />
        {shown.length > 0 ? (
          <Wall
            key={`${view}/${label}/${query}`}
            notes={shown}
            isTrash={isTrash}
            selection={selection}
            onActive={setActiveId}
            kept={shown.slice(Math.max(0, at - 1), at + 2).map(({ id }) => id)}
          />
        ) : (
          <NothingHere query={query} />
        )}
      </div>
      <BulkBar selection={selection} notes={shown} />
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

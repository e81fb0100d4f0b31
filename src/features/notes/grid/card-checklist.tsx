import { Plural } from '@lingui/react/macro'
import type { Note, NoteTask } from '#src/contract/notes.ts'
import { sortUncheckedFirst } from '#src/features/notes/editor/sort-unchecked-first.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { strikethrough } from '#src/ui/text/strikethrough.ts'
import { css } from '#styled-system/css'
import { MAX_LINES } from './columns.ts'

interface Props {
  note: Note
  isFixed: boolean
  tabIndex: number | undefined
}

/** The checklist on a card: lines can be ticked without opening the note. */
export function CardChecklist({ note, isFixed, tabIndex }: Props) {
  const { update } = useNotes()
  const tasks = sortUncheckedFirst(note.tasks ?? []).filter(task => task.content.trim())
  const more = tasks.length - MAX_LINES
  if (tasks.length === 0) return null

  const tick = (id: string, completed: boolean) => {
    const next = (note.tasks ?? []).map((task): NoteTask => (task.id === id ? { ...task, completed } : task))
    return update([note.id], { tasks: next })
  }

  return (
    <ul className={list}>
      {tasks.slice(0, MAX_LINES).map(({ id, content, completed }) => (
        <li key={id}>
          <Checkbox
            className={line}
            tabIndex={tabIndex}
            checked={completed}
            disabled={isFixed}
            onChange={event => tick(id, event.target.checked)}
          >
            <span className={completed ? strikethrough : undefined}>{content}</span>
          </Checkbox>
        </li>
      ))}
      {more > 0 && (
        <li className={rest}>
          <Plural value={more} one="# more line" other="# more lines" />
        </li>
      )}
    </ul>
  )
}

const list = css({ position: 'relative', width: 'fit', maxWidth: 'full', zIndex: 'raised' })
const line = css({
  overflowWrap: 'anywhere',
  paddingBlock: { base: '1', _touch: '[calc(({sizes.touch} - 1lh) / 2)]' },
})
const rest = css({ textStyle: 'caption', color: 'muted', paddingBlockStart: '1' })

import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { useAutosave } from '#src/api/use-autosave.ts'
import { type Note, NoteTask } from '#src/contract/notes.ts'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import type { PastedLine } from './paste-lines.ts'
import { sortUncheckedFirst } from './sort-unchecked-first.ts'

export type Checklist = ReturnType<typeof useChecklist>

export const lineIdOf = (id: string) => `line-${id}`

const blank = (): NoteTask => ({ id: crypto.randomUUID(), content: '', completed: false })

/** The checklist of an open note. It is saved as one value, so that two changes of it cannot conflict. */
export function useChecklist(note: Note, save: (fields: NoteFields) => Promise<boolean>) {
  const saver = useAutosave({
    stored: JSON.stringify(note.tasks ?? []),
    save: text => save({ tasks: read(text) }),
    draftKey: `note.${note.id}.tasks`,
  })
  // Ticked lines are shown at the bottom but stored at their old position, so that they return there when unticked.
  const inOrder = read(saver.value) ?? []
  const tasks = sortUncheckedFirst(inOrder)

  const write = (next: readonly NoteTask[]) => saver.change(JSON.stringify(next))

  /** Renders synchronously, so that the next key press already goes to the line that has the focus now. */
  function writeAndFocus(next: readonly NoteTask[], id: string | undefined) {
    flushSync(() => write(next))
    if (id) document.getElementById(lineIdOf(id))?.focus()
  }

  const change = (id: string, fields: Partial<NoteTask>) =>
    write(inOrder.map(task => (task.id === id ? { ...task, ...fields } : task)))

  /** Adds a line after the given one, or at the end of the unticked lines. */
  function add(after?: string) {
    const task = blank()
    const index = tasks.findIndex(({ id }) => id === after)
    const open = tasks.filter(({ completed }) => !completed).length
    writeAndFocus(tasks.toSpliced(index < 0 ? open : index + 1, 0, task), task.id)
  }

  /** Replaces one line by several. */
  function replace(id: string, [first, ...others]: readonly PastedLine[]) {
    const added = others.map(line => ({ ...blank(), ...line }))
    const next = tasks.flatMap(task => (task.id === id ? [{ ...task, ...first }, ...added] : [task]))
    writeAndFocus(next, added.at(-1)?.id ?? id)
  }

  function remove(id: string) {
    const index = tasks.findIndex(task => task.id === id)
    const next = tasks[index - 1] ?? tasks[index + 1]
    writeAndFocus(
      inOrder.filter(task => task.id !== id),
      next?.id,
    )
  }

  function move(id: string, by: number) {
    const from = tasks.findIndex(task => task.id === id)
    const task = tasks[from]
    if (!task || !tasks[from + by]) return
    writeAndFocus(tasks.toSpliced(from, 1).toSpliced(from + by, 0, task), id)
  }

  const conflict = saver.conflict && {
    ...saver.conflict,
    theirs: (read(saver.conflict.theirs) ?? []).map(({ content }) => content).join('\n'),
  }

  return { tasks, conflict, status: saver.status, flush: saver.flush, change, add, replace, remove, move }
}

/** `null` for a checklist without lines. */
function read(text: string): NoteTask[] | null {
  const { success, output } = v.safeParse(v.array(NoteTask), JSON.parse(text))
  return success && output.length > 0 ? output : null
}

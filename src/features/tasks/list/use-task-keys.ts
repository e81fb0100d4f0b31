import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { placeAt } from '#src/features/tasks/drag/reorder.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { lineIdOf, nameIdOf } from './line-ids.ts'
import type { Row } from './rows.ts'
import type { LineFocus } from './use-line-focus.ts'

interface Options {
  rows: readonly Row[]
  focus: LineFocus
  selection: Selection
  onToggleSection: (id: string) => void
}

/** The keys of a list with something in it; they mean the line that has, or last had, the focus. */
export function useTaskKeys({ rows, focus, selection, onToggleSection }: Options) {
  const { t } = useLingui()
  const { may, update, remove, move } = useTasks()
  const navigate = useNavigate({ from: '/apps/tasks' })
  const active = rows[focus.activeIndex]

  function toggle() {
    if (active?.kind === 'section') onToggleSection(active.task.id)
    else if (active && may.edit) void update(active.task.id, { completed: !active.task.completed })
  }

  async function edit() {
    if (!active) return
    const { id } = active.task
    if (active.kind === 'section') return focusWhenMounted(nameIdOf(id))
    await navigate({ to: '/apps/tasks/$id', params: { id }, search: true, resetScroll: false })
    focusWhenMounted(titleId)
  }

  function removeLines() {
    const ids = selection.ids.length > 0 ? selection.ids : active ? [active.task.id] : []
    const next = rows.findIndex((row, index) => index > focus.activeIndex && !ids.includes(row.task.id))
    focus.focusLine(next < 0 ? focus.activeIndex - 1 : next)
    selection.clear()
    void remove(ids)
  }

  /** A section moves among sections, a task among all lines. */
  function moveBy(step: number) {
    if (!active) return
    const { id } = active.task
    const ids = rows.flatMap(row => (active.kind === 'task' || row.kind === 'section' ? row.task.id : []))
    const place = placeAt(ids, id, ids.indexOf(id) + step)
    if (!place) return
    void move([id], place.after)
    focusWhenMounted(lineIdOf(id), 2)
  }

  useKeyboardShortcuts([
    { keys: 'j', label: t`Next line`, run: () => focus.step(1) },
    { keys: 'k', label: t`Previous line`, run: () => focus.step(-1) },
    { keys: 'x', label: t`Complete or reopen, fold a section`, run: toggle },
    { keys: 'e', label: t`Edit`, run: () => void edit() },
    ...(may.edit
      ? [
          { keys: 'Delete', label: t`Delete`, run: removeLines },
          { keys: 'alt+ArrowUp', label: t`Move up`, run: () => moveBy(-1) },
          { keys: 'alt+ArrowDown', label: t`Move down`, run: () => moveBy(1) },
        ]
      : []),
  ])
}

export const titleId = 'task-title'

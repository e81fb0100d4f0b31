import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { placeAt } from '#src/features/tasks/drag/reorder.ts'
import { quickAddId } from '#src/features/tasks/quick-add/quick-add.tsx'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { isPending } from '#src/lib/pending-id.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { nameIdOf, type Row, rowIdOf } from './rows.ts'
import { searchId } from './toolbar.tsx'

interface Options {
  rows: readonly Row[]
  list: List
  onToggleSection: (id: string) => void
}

/** The keyboard shortcuts of the screen. Those for one row apply to the active one. */
export function useTaskKeys({ rows, list, onToggleSection }: Options) {
  'use no memo' // The keys depend on the active row; memoised, the script of the list would be larger.
  const { t } = useLingui()
  const { may, update, remove, move } = useTasks()
  const { addSection } = useNewEntry()
  const navigate = useNavigate({ from: '/apps/tasks' })
  const row = rows[list.focus.activeIndex]
  const active = row && !isPending(row.task.id) ? row : undefined

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

  /** A section moves among sections, a task among all rows. */
  function moveBy(step: number) {
    if (!active) return
    const { id } = active.task
    const ids = rows.flatMap(row => (active.kind === 'task' || row.kind === 'section' ? row.task.id : []))
    const place = placeAt(ids, id, ids.indexOf(id) + step)
    if (!place) return
    void move([id], place.after)
    focusWhenMounted(rowIdOf(id), 2)
  }

  useListKeys({
    selection: list.selection,
    step: list.focus.step,
    remove: may.edit ? () => list.remove(remove) : undefined,
    searchId,
    keys: [
      ...(may.add
        ? [{ keys: 'n', label: t`New task`, run: () => document.getElementById(quickAddId)?.focus() }]
        : []),
      { keys: 'x', label: t`Complete or reopen, fold a section`, run: toggle },
      { keys: 'e', label: t`Edit`, run: () => void edit() },
      ...(may.edit
        ? [
            { keys: 's', label: t`New section`, run: () => void addSection() },
            { keys: 'alt+ArrowUp', label: t`Move up`, run: () => moveBy(-1) },
            { keys: 'alt+ArrowDown', label: t`Move down`, run: () => moveBy(1) },
          ]
        : []),
    ],
  })
}

export const titleId = 'task-title'

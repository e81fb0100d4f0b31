import { useLingui } from '@lingui/react/macro'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { Task } from '#src/contract/tasks.ts'
import { noteRemoved } from '#src/device/removed.ts'
import { newPendingId } from '#src/lib/pending-id.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { moveAfter, placeAfterMove } from './drag/reorder.ts'
import { api } from './load-tasks.ts'
import { taskOf } from './task-of.ts'

type Fields = Partial<Omit<Task, 'id' | 'order' | 'type'>>

export type TaskActions = ReturnType<typeof useTaskActions>

/** All actions on the list. A change is shown immediately and reverted if it fails. */
export function useTaskActions(tasks: readonly Task[], run: Mutate<readonly Task[]>) {
  const { t, i18n } = useLingui()

  const complete = (ids: readonly string[], completed: boolean) =>
    run(
      () => api.complete({ body: { ids: [...ids], completed } }),
      list => list.map(entry => (ids.includes(entry.id) ? { ...entry, completed } : entry)),
    )

  /** Completing a repeating task creates the next one, which only the reply of `complete` contains. */
  const update = (id: string, { completed, ...task }: Fields) =>
    completed === undefined
      ? run(
          () => api.update({ body: { id, task } }),
          list => list.map(entry => (entry.id === id ? { ...entry, ...task } : entry)),
        )
      : complete([id], completed)

  const move = (ids: readonly string[], after: string | undefined) =>
    run(
      () => api.move({ body: placeAfterMove(tasks, ids, after) }),
      list => moveAfter(list, ids, after),
    )

  /** spec: a new entry is placed first. `after` places it elsewhere. */
  async function add(type: Task['type'], task: Fields, after?: string) {
    const known = new Set(tasks.map(({ id }) => id))
    const blank = taskOf({ ...task, type, id: newPendingId() })
    const rows = await run(
      () => api.add({ body: { type, task, after } }),
      list => (list.every(({ id }) => known.has(id)) ? moveAfter([blank, ...list], [blank.id], after) : list),
    )
    return rows?.find(({ id }) => !known.has(id))
  }

  /** Removes an empty entry without a message. If that fails, the empty entry stays; this does no harm. */
  const discard = (id: string) => {
    noteRemoved([id])
    return run(
      () => api.remove({ query: { id } }).catch(() => false),
      list => list.filter(entry => entry.id !== id),
    )
  }

  async function remove(ids: readonly string[]) {
    const first = tasks.find(({ id }) => ids.includes(id))
    if (!first) return
    await removeWithUndo({
      ids,
      remove: () =>
        run(
          () => api.removeMany({ body: { ids: [...ids] } }),
          list => list.filter(({ id }) => !ids.includes(id)),
        ),
      restore: () => run(() => api.restore({ body: { ids: [...ids] } })),
      message: wordsFor(first, ids.length),
    })
  }

  function wordsFor({ type, title }: Task, count: number) {
    if (count > 1) return t`${{ count: i18n.number(count) }} tasks deleted`
    return type === 'section'
      ? t`Section deleted; its tasks stay`
      : t`“${{ title: title || t`Untitled` }}” deleted`
  }

  return { update, complete, move, add, discard, remove }
}

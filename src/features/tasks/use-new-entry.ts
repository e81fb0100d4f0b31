import { useNavigate, useRouter } from '@tanstack/react-router'
import { type Press, useSingleAction } from '#src/ui/button/use-single-action.ts'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { nameIdOf, type View } from './list/rows.ts'
import { useTasks } from './use-tasks.ts'

/** Creates entries that the user names afterwards: a task in its drawer, a section in the list. */
export function useNewEntry() {
  const { add } = useTasks()
  const navigate = useNavigate({ from: '/apps/tasks' })
  /** Keeps the path, that of an open task. */
  const stay = useNavigate()
  const router = useRouter()
  const once = useSingleAction()

  async function newTask(after?: string) {
    const task = await add('task', {}, after)
    if (task)
      await navigate({ to: '/apps/tasks/$id', params: { id: task.id }, search: true, resetScroll: false })
  }

  async function newSection() {
    const section = await add('section', {})
    if (!section) return
    // With a search or a filter, the list has no section without matching tasks.
    const { q, mine, today } = router.latestLocation.search as View & { q?: string }
    if (q || mine || today) await stay({ to: '.', search: {} as never, resetScroll: false })
    focusWhenMounted(nameIdOf(section.id))
  }

  return {
    addTask: (after?: string, press?: Press) => once(() => newTask(after), press),
    addSection: (press?: Press) => once(newSection, press),
  }
}

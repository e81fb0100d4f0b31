import { useNavigate } from '@tanstack/react-router'
import { focusWhenThere } from '#src/ui/keyboard/focus-when-there.ts'
import { nameIdOf } from './list/line-ids.ts'
import { useTasks } from './use-tasks.ts'

/** New entries that are named after they are made: a task in its drawer, a section in its place. */
export function useNewEntry() {
  const { add } = useTasks()
  const navigate = useNavigate({ from: '/apps/tasks' })

  async function addTask(after?: string) {
    const task = await add('task', {}, after)
    if (task)
      await navigate({ to: '/apps/tasks/$id', params: { id: task.id }, search: true, resetScroll: false })
  }

  async function addSection() {
    const section = await add('section', {})
    if (section) focusWhenThere(nameIdOf(section.id))
  }

  return { addTask, addSection }
}

import { plural, t } from '@lingui/core/macro'
import { onLaunchedFiles } from '#src/blocks/import/launched-files.ts'
import { api } from '#src/features/tasks/load-tasks.ts'
import { readCalendar } from '#src/lib/ical/read-calendar.ts'
import { showError, withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { taskOfEntry } from './task-of-entry.ts'

/** The maximum number of tasks in one import. */
const MAX_TASKS = 500

/** Lets the user choose a calendar file, and imports it. */
export function chooseCalendar(confirm: ReturnType<typeof useConfirm>) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.ics,text/calendar'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void importCalendar(file, confirm)
  })
  input.click()
}

/** Imports the calendar file that the system opened with the app. */
export const importLaunched = (confirm: ReturnType<typeof useConfirm>) =>
  onLaunchedFiles(([file]) => file && importCalendar(file, confirm))

/** Says how many tasks a calendar file has, and adds them at the beginning of the list when the user agrees. */
async function importCalendar(file: File, confirm: ReturnType<typeof useConfirm>) {
  const { name } = file
  const entries = readCalendar(await file.text())
  if (!entries) return toast.error(t`“${name}” is not a calendar file.`)
  const count = entries.length
  if (count === 0) return toast.error(t`“${name}” has no tasks and no events.`)
  if (count > MAX_TASKS) return toast.error(t`“${name}” has more than ${MAX_TASKS} tasks.`)
  const isSure = await confirm({
    title: t`${plural(count, { one: 'Add # task?', other: 'Add # tasks?' })}`,
    text: [...entries.slice(0, 3).map(({ title }) => title || t`Untitled`), ...(count > 3 ? ['…'] : [])].join(
      ' · ',
    ),
    action: t`Add`,
  })
  if (!isSure) return
  const ids: string[] = []
  // Those that were added stay when one is refused.
  await withErrorToast(async () => {
    for (const entry of entries) {
      const [task] = await api.add({ body: { type: 'task', task: taskOfEntry(entry), after: ids.at(-1) } })
      if (task) ids.push(task.id)
    }
  })
  if (ids.length === 0) return
  toast.undo(
    t`${plural(ids.length, { one: '# task added', other: '# tasks added' })}`,
    () => void api.removeMany({ body: { ids } }).catch(showError),
  )
}

import { CheckCircleIcon } from '@heroicons/react/24/outline'
import { CheckCircleIcon as CheckedIcon } from '@heroicons/react/24/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { Task } from '#src/contract/tasks.ts'
import { wasRemoved } from '#src/device/removed.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { TaskEditor } from './task-editor.tsx'
import { TaskTools } from './task-tools.tsx'
import { useSave } from './use-save.ts'

const route = getRouteApi('/_app/apps/tasks/$id')

/** The task that the address names: beside the list from `lg`, over it on smaller screens. */
export function TaskDrawer() {
  const { t } = useLingui()
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  const { tasks } = useTasks()
  const task = tasks.find(entry => entry.id === id && entry.type === 'task')
  const close = () => navigate({ to: '/apps/tasks', search: true, resetScroll: false })

  if (!task && wasRemoved(id)) return <Navigate to="/apps/tasks" search={true} resetScroll={false} replace />
  if (!task)
    return (
      <Drawer open beside label={t`Task`} onOpenChange={close}>
        <EmptyState scene={<NoResultsScene />} title={<Trans>This task is not here</Trans>}>
          <Trans>The task may have been deleted, here or in another window.</Trans>
        </EmptyState>
      </Drawer>
    )

  return <OpenTask task={task} onClose={close} />
}

function OpenTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useLingui()
  const { may } = useTasks()
  const save = useSave(task.id)
  useKeyboardShortcuts([{ keys: 'Escape', label: t`Close the task`, run: onClose }])
  return (
    <Drawer
      open
      beside
      label={task.title || t`Untitled`}
      onOpenChange={onClose}
      action={may.edit && <CompleteButton task={task} onToggle={completed => save.save({ completed })} />}
      tools={
        <>
          <SaveIndicator saved={save.status === 'saved'} failed={save.status === 'failed'} />
          <TaskTools task={task} onClose={onClose} />
        </>
      }
    >
      <TaskEditor key={task.id} task={task} save={save} />
    </Drawer>
  )
}

function CompleteButton({ task, onToggle }: { task: Task; onToggle: (completed: boolean) => void }) {
  return (
    <Button aria-pressed={task.completed} onClick={() => onToggle(!task.completed)}>
      {task.completed ? <CheckedIcon /> : <CheckCircleIcon />}
      {task.completed ? <Trans>Completed</Trans> : <Trans>Mark complete</Trans>}
    </Button>
  )
}

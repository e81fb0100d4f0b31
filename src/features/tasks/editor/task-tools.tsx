import { LinkIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useCopyLink } from '#src/blocks/links/use-copy-link.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'

/** The actions on an open task as a whole. */
export function TaskTools({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useLingui()
  const { may, remove } = useTasks()
  const copyLink = useCopyLink()

  function removeTask() {
    onClose()
    void remove([task.id])
  }

  return (
    <>
      <IconButton label={t`Copy link`} onClick={copyLink}>
        <LinkIcon />
      </IconButton>
      {may.edit && (
        <IconButton label={t`Delete task`} onClick={removeTask}>
          <TrashIcon />
        </IconButton>
      )}
    </>
  )
}

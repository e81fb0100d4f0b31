import { CheckCircleIcon, FolderArrowDownIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { hiddenOnPhones, SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { Menu } from '#src/ui/menu/menu.tsx'

/** The actions on all selected tasks. */
export function TasksBulkActions({ list }: { list: List }) {
  const { t } = useLingui()
  const { tasks, complete, move, remove } = useTasks()
  const { ids } = list.selection
  const sections = tasks.filter(task => task.type === 'section')
  const chosen = tasks.filter(task => ids.includes(task.id))
  const isAllDone = chosen.length > 0 && chosen.every(task => task.completed)

  return (
    <SelectionBar
      selection={list.selection}
      onDelete={() => list.remove(remove)}
      label={t`Selected tasks`}
      hint={<Trans>Tap the tasks to select</Trans>}
    >
      <Button size="sm" variant="ghost" onClick={() => list.act(all => complete(all, !isAllDone))}>
        <CheckCircleIcon />
        <span className={hiddenOnPhones}>{isAllDone ? <Trans>Reopen</Trans> : <Trans>Complete</Trans>}</span>
      </Button>
      {sections.length > 0 && (
        <Menu
          placement="top-start"
          trigger={
            <IconButton label={t`Move to a section`}>
              <FolderArrowDownIcon />
            </IconButton>
          }
          entries={sections.map(({ id, title }) => ({
            label: title || t`Untitled section`,
            run: () => list.act(all => move(all, id)),
          }))}
        />
      )}
    </SelectionBar>
  )
}

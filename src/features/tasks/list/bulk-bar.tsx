import { CheckCircleIcon, FolderArrowDownIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { hiddenOnPhones, SelectionBar } from '#src/ui/list/selection-bar.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'

/** What can be done to the chosen tasks together. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useLingui()
  const { tasks, complete, move, remove } = useTasks()
  const { ids, clear } = selection
  const sections = tasks.filter(task => task.type === 'section')
  const chosen = tasks.filter(task => ids.includes(task.id))
  const isAllDone = chosen.length > 0 && chosen.every(task => task.completed)

  const act = (run: (ids: readonly string[]) => unknown) => () => {
    clear()
    void run(ids)
  }

  return (
    <SelectionBar
      selection={selection}
      label={t`Selected tasks`}
      hint={<Trans>Tap the tasks to select</Trans>}
    >
      <Button size="sm" variant="ghost" onClick={act(all => complete(all, !isAllDone))}>
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
            run: act(all => move(all, id)),
          }))}
        />
      )}
      <IconButton label={t`Delete`} onClick={act(remove)}>
        <TrashIcon />
      </IconButton>
    </SelectionBar>
  )
}

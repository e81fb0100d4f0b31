import {
  ArrowUpTrayIcon,
  CalendarDaysIcon,
  CheckCircleIcon,
  PlusIcon,
  RectangleStackIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { downloadCalendar } from '#src/features/tasks/export/download-calendar.ts'
import { isForCalendar } from '#src/features/tasks/export/is-for-calendar.ts'
import { loadImport } from '#src/features/tasks/import/load-import.ts'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { countsOf } from './rows.ts'

const route = getRouteApi('/_app/apps/tasks')

/** The numbers of tasks, and the buttons that add some. */
export function TasksHead({ onSelect }: { onSelect: () => void }) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { t } = useLingui()
  const { tasks, tags, may } = useTasks()
  const { addTask, addSection } = useNewEntry()
  const confirm = useConfirm()
  const { file } = route.useSearch()
  const canImport = file && may.edit
  useEffect(() => {
    if (canImport) void loadImport().then(module => module.importLaunched(confirm))
  }, [canImport, confirm])

  return (
    <ListHead
      title={t`Tasks`}
      summary={<Counts />}
      className={head}
      entries={[
        ...(may.edit
          ? [
              { label: t`Add section`, icon: <RectangleStackIcon />, run: () => void addSection() },
              { label: t`Select tasks`, icon: <CheckCircleIcon />, run: onSelect },
              {
                label: t`Import from a calendar`,
                icon: <ArrowUpTrayIcon />,
                run: () => void loadImport().then(module => module.chooseCalendar(confirm)),
              },
            ]
          : []),
        {
          label: t`Export to a calendar`,
          icon: <CalendarDaysIcon />,
          disabled: !tasks.some(isForCalendar),
          run: () => downloadCalendar(tasks, tags),
        },
      ]}
    >
      {may.edit && (
        <>
          <Button className={fromTablets} onClick={addSection}>
            <PlusIcon />
            <Trans>Section</Trans>
          </Button>
          <Button variant="primary" onClick={event => addTask(undefined, event)}>
            <PlusIcon />
            <Trans>Task</Trans>
          </Button>
        </>
      )}
    </ListHead>
  )
}

function Counts() {
  const { tasks, now } = useTasks()
  const { remaining, dueToday, late } = countsOf(tasks, now)
  return (
    <>
      <Plural value={remaining} one="# remaining" other="# remaining" />
      {dueToday > 0 && (
        <>
          , <Plural value={dueToday} one="# due today" other="# due today" />
        </>
      )}
      {late > 0 && (
        <>
          , <Plural value={late} one="# late" other="# late" />
        </>
      )}
    </>
  )
}

const head = css({ alignItems: 'flex-end', paddingBlockEnd: '4.5' })
/** Hidden on a phone: there it is in the menu. */
const fromTablets = css({ display: { base: 'none', sm: 'inline-flex' } })

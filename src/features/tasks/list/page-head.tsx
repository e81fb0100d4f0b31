import {
  CalendarDaysIcon,
  CheckCircleIcon,
  EllipsisHorizontalIcon,
  PlusIcon,
  RectangleStackIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { downloadCalendar } from '#src/features/tasks/export/download-calendar.ts'
import { isForCalendar } from '#src/features/tasks/export/is-for-calendar.ts'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { css } from '#styled-system/css'
import { countsOf } from './rows.ts'

/** What there is to do, and the ways to add to it. */
export function PageHead({ onSelect }: { onSelect: () => void }) {
  const { t } = useLingui()
  const { tasks, tags, may } = useTasks()
  const { addTask, addSection } = useNewEntry()

  return (
    <header className={head}>
      <PageHeading title={t`Tasks`}>
        <Counts />
      </PageHeading>
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label={t`More actions`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={[
          ...(may.edit
            ? [
                { label: t`Add section`, icon: <RectangleStackIcon />, run: () => void addSection() },
                { label: t`Select tasks`, icon: <CheckCircleIcon />, run: onSelect },
              ]
            : []),
          {
            label: t`Export to a calendar`,
            icon: <CalendarDaysIcon />,
            disabled: !tasks.some(isForCalendar),
            run: () => downloadCalendar(tasks, tags),
          },
        ]}
      />
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
    </header>
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

const head = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingBlockEnd: '4.5',
  _print: { '& button': { display: 'none' } },
})
/** On a phone it is in the menu. */
const fromTablets = css({ display: { base: 'none', sm: 'inline-flex' } })

import { ArrowDownTrayIcon, CalendarIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { format, set } from 'date-fns'
import { downloadCalendar } from '#src/features/tasks/export/download-calendar.ts'
import { isForCalendar } from '#src/features/tasks/export/is-for-calendar.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { formatDay, formatDistance, isWholeDay, urgencyOf } from '#src/lib/format/dates.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { TimeEntry } from '#src/ui/date/time-entry.tsx'
import { Property } from '#src/ui/layout/property.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { inlineButton } from './inline-button.ts'
import type { PropertiesProps } from './use-save.ts'

const Calendar = lazyWithRetry(() => import('#src/ui/date/calendar.tsx').then(module => module.Calendar))

/** The day, in words, and the time of day, if there is one. */
export function DueProperty({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { now, tags } = useTasks()
  const due = task.dueDate ? new Date(task.dueDate) : null
  const change = (date: Date | null) => save({ dueDate: date?.toISOString() ?? null })

  return (
    <Property icon={<CalendarIcon />} label={t`Due`}>
      <Popover
        label={t`Due date`}
        width="auto"
        preload={Calendar.preload}
        trigger={
          <button type="button" className={inlineButton}>
            {due ? formatDay(due, now, formats) : <Trans>No date</Trans>}
          </button>
        }
      >
        {close => <Calendar value={due} onChange={change} close={close} />}
      </Popover>
      {due && <TimeField due={due} onChange={change} />}
      {due && !task.completed && <Distance due={due} />}
      {isForCalendar(task) && (
        <IconButton size="sm" label={t`Export to a calendar`} onClick={() => downloadCalendar([task], tags)}>
          <ArrowDownTrayIcon />
        </IconButton>
      )}
    </Property>
  )
}

/** Empty for a whole day. */
function TimeField({ due, onChange }: { due: Date; onChange: (due: Date) => void }) {
  function change(time: string) {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    onChange(set(due, { hours, minutes }))
  }

  return <TimeEntry value={isWholeDay(due) ? '' : format(due, 'HH:mm')} onChange={change} />
}

/** For a near due date, the remaining time; for a past one, that it is late. */
function Distance({ due }: { due: Date }) {
  const { t, i18n } = useLingui()
  const { now } = useTasks()
  const urgency = urgencyOf(due.toISOString(), now)
  const words = isWholeDay(due) ? undefined : formatDistance(due.toISOString(), now, i18n.locale)
  if (urgency === 'late') return <Tag tone="danger">{words ?? t`Late`}</Tag>
  return words && urgency === 'soon' ? <Tag tone="warning">{words}</Tag> : null
}

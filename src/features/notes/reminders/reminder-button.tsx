import { BellIcon } from '@heroicons/react/24/outline'
import { BellIcon as SetIcon } from '@heroicons/react/24/solid'
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

interface Props {
  note: Note
  save: (fields: NoteFields) => Promise<boolean>
}

const Calendar = lazyWithRetry(() => import('#src/ui/date/calendar.tsx').then(module => module.Calendar))

/** Sets the day and the time of the reminder. */
export function ReminderButton({ note, save }: Props) {
  const { t } = useLingui()
  const at = note.reminder ? new Date(note.reminder) : null

  function change(date: Date | null) {
    if (date) askToNotify()
    void save({ reminder: date?.toISOString() ?? null })
  }

  return (
    <Popover
      label={t`Reminder`}
      width="auto"
      placement="top-start"
      preload={Calendar.preload}
      trigger={<IconButton label={t`Reminder`}>{at ? <SetIcon /> : <BellIcon />}</IconButton>}
    >
      {close => <Calendar withTime value={at} onChange={change} close={close} />}
    </Popover>
  )
}

/** Asks for the permission only when the user sets a reminder. */
function askToNotify() {
  if ('Notification' in globalThis && Notification.permission === 'default')
    void Notification.requestPermission()
}

import { BellAlertIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SnoozePopover } from '#src/blocks/snooze/snooze-popover.tsx'
import { nameOf } from '#src/features/notes/name-of.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { dueReminders } from './due-reminders.ts'
import { remindersSeen, seeReminders } from './reminders-seen.ts'

/** Reminders that came since the user last confirmed them, whether the app was open or not. */
export function MissedReminders() {
  const { t } = useLingui()
  const { list, now, update } = useNotes()
  const formats = useFormats()
  const [seen, setSeen] = useState(remindersSeen)
  const missed = dueReminders(list, seen, now.getTime())
  if (missed.length === 0) return null

  function acknowledge() {
    seeReminders(now.getTime())
    setSeen(now.getTime())
  }

  return (
    <Notice
      tone="warning"
      icon={<BellAlertIcon />}
      className={css({ marginBlockEnd: '4', flex: 'none', _print: { display: 'none' } })}
      title={<Plural value={missed.length} one="# reminder is due" other="# reminders are due" />}
      action={
        <Button size="sm" variant="ghost" onClick={acknowledge}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <ul>
        {missed.map(note => (
          <li key={note.id}>
            <Link to="/apps/notes/$id" params={{ id: note.id }} search resetScroll={false} className={line}>
              {nameOf(note) || <Trans>Note</Trans>}
            </Link>{' '}
            {note.reminder && formatDue(note.reminder, now, formats)}{' '}
            <SnoozePopover
              onChoose={time => time && void update([note.id], { reminder: time.toISOString() })}
              trigger={
                <Button size="sm" variant="text" aria-label={t`Snooze ${{ title: nameOf(note) || t`Note` }}`}>
                  <Trans>Snooze</Trans>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const line = css({ fontWeight: 'label', color: 'fg', textDecoration: 'underline', overflowWrap: 'anywhere' })

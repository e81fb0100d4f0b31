import { XMarkIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { ReminderChip } from '#src/features/notes/reminders/reminder-chip.tsx'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

interface Props {
  note: Note
  save: (fields: NoteFields) => Promise<boolean>
}

/** The reminder and the labels of an open note; each can be removed. */
export function NoteFacts({ note, save }: Props) {
  const { t } = useLingui()
  const { labels, label } = useNotes()
  const own = labels.filter(({ id }) => note.labels.some(other => other.id === id))
  if (!note.reminder && own.length === 0) return null

  return (
    <div className={row}>
      {note.reminder && (
        <span className={css({ display: 'inline-flex', alignItems: 'center' })}>
          <ReminderChip at={note.reminder} />
          <IconButton size="sm" label={t`Remove the reminder`} onClick={() => save({ reminder: null })}>
            <XMarkIcon />
          </IconButton>
        </span>
      )}
      {own.map(({ id, title }) => (
        <Tag key={id} onRemove={() => label([note.id], id, false)}>
          {title}
        </Tag>
      ))}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  marginBlockStart: '3',
})

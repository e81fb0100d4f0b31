import { Trans, useLingui } from '@lingui/react/macro'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Note } from '#src/contract/notes.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  name: string
  note: Note
  statuses: readonly SaveStatus[]
}

/** When the note was last changed, and whether the typed text is saved. */
export function EditorHead({ name, note, statuses }: Props) {
  const { t } = useLingui()
  const { now } = useNotes()
  const formats = useFormats()
  const isFailed = statuses.includes('failed')
  const time = formatDue(note.updatedAt ?? note.createdAt, now, formats)
  return (
    <span className={row}>
      <span className={css({ srOnly: true })}>{name || t`Note`}</span>
      <span className={css({ textStyle: 'caption', color: 'muted' })}>
        {note.updatedAt ? <Trans>Edited: {time}</Trans> : <Trans>Created: {time}</Trans>}
      </span>
      <SaveIndicator saved={!isFailed && statuses.includes('saved')} failed={isFailed} />
    </span>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '2' })

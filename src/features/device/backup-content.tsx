import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  /** When the backup was made, as an ISO date-time. */
  at: string
  /** Numbers of rows by table. */
  rows: Record<string, number>
}

/** What is in a backup, and what restoring it does. */
export function BackupContent({ at, rows: { tasks = 0, contacts = 0, mails = 0, notes = 0 } }: Props) {
  const formats = useFormats()
  const date = new Date(at)
  const day = formatDay(date, useNow(), formats)
  const time = formatTime(date, formats.locale)
  return (
    <>
      <span className={line}>
        <Trans>
          Saved: {day}, {time}
        </Trans>
      </span>
      <span className={line}>
        <Plural value={tasks} one="# task" other="# tasks" />,{' '}
        <Plural value={contacts} one="# contact" other="# contacts" />,{' '}
        <Plural value={mails} one="# mail" other="# mails" />,{' '}
        <Plural value={notes} one="# note" other="# notes" />
      </span>
      <span className={line}>
        <Trans>Everything here is replaced by what is in the file. You can take it back.</Trans>
      </span>
    </>
  )
}

const line = css({ display: 'block', marginBlockEnd: '2', _last: { marginBlockEnd: '0' } })

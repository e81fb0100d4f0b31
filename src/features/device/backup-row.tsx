import { ArchiveBoxArrowDownIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { lastBackup } from '#src/device/last-backup.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { button } from '#styled-system/recipes'
import { HealthRow } from './health-row.tsx'

/** The time of the last backup, and a button that opens the backup dialog. */
export function BackupRow() {
  const at = useLiveQuery(lastBackup)
  return (
    <HealthRow
      icon={<ArchiveBoxArrowDownIcon />}
      title={<Trans>Backup</Trans>}
      action={
        <Link
          to="."
          search={before => ({ ...before, device: 'backup' as const })}
          resetScroll={false}
          className={button({ size: 'sm' })}
        >
          <Trans>Back up</Trans>
        </Link>
      }
    >
      {at === 0 && <Trans>None yet: should this device be lost, so is what is on it</Trans>}
      {at !== undefined && at > 0 && <LastBackup at={at} />}
    </HealthRow>
  )
}

function LastBackup({ at }: { at: number }) {
  const formats = useFormats()
  const date = new Date(at)
  const day = formatDay(date, useNow(), formats)
  const time = formatTime(date, formats.locale)
  return (
    <Trans>
      Last one: {day}, {time}
    </Trans>
  )
}

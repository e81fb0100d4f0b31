import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { saveFile } from '#src/device/files/save-file.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { CardTable } from './read-rows.ts'
import { useReasonText } from './reason-text.ts'

/** Saves the rows that cannot be read as a file, each with its reason. */
export function LeftOut({ tables }: { tables: readonly CardTable[] }) {
  const { t } = useLingui()
  const reasonOf = useReasonText()

  async function save() {
    const { csvFile } = await import('#src/lib/csv/csv-file.ts')
    const rows = tables.flatMap(({ head, failed }) => [
      [...head, t`Reason`],
      ...failed.map(({ cells, reason }) => [...head.map((_, at) => cells[at] ?? ''), reasonOf(reason)]),
    ])
    saveFile(csvFile(rows), 'outpost-contacts-left-out.csv')
  }

  return (
    <Button onClick={() => void save()} className={css({ justifySelf: 'start' })}>
      <ArrowDownTrayIcon />
      <Trans>Save what is left out, with the reasons</Trans>
    </Button>
  )
}

import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { WaitingWrite } from '#src/contract/team.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Saves the writes that the team does not have as a JSON file. */
export const ExportButton = ({ writes }: { writes: WaitingWrite[] }) => (
  <Button size="sm" variant="ghost" onClick={() => save(writes)}>
    <ArrowDownTrayIcon />
    <Trans>Export</Trans>
  </Button>
)

const save = (writes: WaitingWrite[]) =>
  saveFile(
    new Blob([JSON.stringify(writes, null, 2)], { type: 'application/json' }),
    `outpost-waiting-${new Date().toISOString().slice(0, 10)}.json`,
  )

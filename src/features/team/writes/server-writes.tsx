import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { deliverWaiting } from '#src/api/servers/outbox.ts'
import { ownWrites } from '#src/api/servers/own-writes.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { WaitingWrite } from '#src/contract/team.ts'
import type { ServerWrite } from '#src/device/servers/database.ts'
import { removeWrite, retryWrite } from '#src/device/servers/writes.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { ExportButton } from './export-button.tsx'
import { WriteList } from './write-list.tsx'

/** What the configured servers do not have yet of this user's writes. */
export function ServerWrites() {
  const { t } = useLingui()
  const found = useLiveQuery(ownWrites)
  if (!found) return null
  const writes = found.map(toWaitingWrite)
  const actions = {
    async retry(sequence: number) {
      await retryWrite(sequence)
      await deliverWaiting()
    },
    discard: removeWrite,
    lossOf: (what: string) =>
      t`“${what}” stays as the server has it. What was changed here is lost; Export keeps it as a file.`,
  }
  return (
    <Card
      title={<Trans>What the server does not have yet</Trans>}
      action={writes.length > 0 && <ExportButton writes={writes} />}
    >
      <WriteList writes={writes} actions={actions}>
        <Trans>Nothing waits: the server has everything from this device.</Trans>
      </WriteList>
    </Card>
  )
}

const toWaitingWrite = ({ sequence = 0, input, ...write }: ServerWrite): WaitingWrite => ({
  sequence,
  method: write.method,
  path: `/${resolveBase(write.path)}`,
  body: input.body === undefined ? null : JSON.stringify(input.body),
  wroteAt: new Date(write.wroteAt).toISOString(),
  refused: write.state === 'refused',
  status: write.status ?? null,
  message: write.message ?? null,
})

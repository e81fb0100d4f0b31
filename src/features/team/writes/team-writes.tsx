import { Trans, useLingui } from '@lingui/react/macro'
import type { WaitingWrite } from '#src/contract/team.ts'
import { api } from '#src/features/team/load-team.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { ExportButton } from './export-button.tsx'
import { WriteList } from './write-list.tsx'

interface Props {
  writes: WaitingWrite[]
  mayEdit: boolean
}

/** What the team does not have yet. */
export function TeamWrites({ writes, mayEdit }: Props) {
  const { t } = useLingui()
  const actions = {
    async retry(sequence: number) {
      await api.retry({ body: { sequence } })
      await api.sync({ query: {} })
    },
    discard: (sequence: number) => api.discard({ body: { sequence } }),
    lossOf: (what: string) =>
      t`“${what}” becomes as the team has it. What was changed here is lost; Export keeps it as a file.`,
  }
  return (
    <Card
      title={<Trans>What the team does not have yet</Trans>}
      action={writes.length > 0 && <ExportButton writes={writes} />}
    >
      <WriteList writes={writes} actions={mayEdit ? actions : undefined}>
        <Trans>Nothing waits: the team has everything from this device.</Trans>
      </WriteList>
    </Card>
  )
}

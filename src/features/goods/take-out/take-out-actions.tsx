import { Trans } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { FailDialog } from './fail-dialog.tsx'
import type { useTakeOutChanges } from './use-take-out-changes.ts'

interface Props {
  row: TakeOut
  changes: ReturnType<typeof useTakeOutChanges>
}

/** The buttons that move a take-out on: those that its state and the user's rights allow. */
export function TakeOutActions({ row, changes }: Props) {
  const can = useCan()
  const { shown, open, close } = useDialog()
  const { status } = row
  const mayCollect = status === 'checked-out' && can('collection', 'create')
  const mayDeliver = (status === 'collected' || status === 'failed') && can('delivery', 'create')
  return (
    <>
      {status === 'checked-out' && can('check-out', 'create') && (
        <Button variant="ghost" onClick={() => void changes.cancel(row)}>
          <Trans>Cancel the take-out</Trans>
        </Button>
      )}
      {mayCollect && (
        <Button variant="primary" onClick={() => open('collect')}>
          <Trans>Collect</Trans>
        </Button>
      )}
      {mayDeliver && status === 'collected' && (
        <Button onClick={() => open('fail')}>
          <Trans>Not delivered</Trans>
        </Button>
      )}
      {mayDeliver && status === 'failed' && (
        <Button loading={changes.isRunning} onClick={() => void changes.takeBack(row)}>
          <Trans>Back to the warehouse</Trans>
        </Button>
      )}
      {mayDeliver && (
        <Button variant="primary" onClick={() => open('deliver')}>
          <Trans>Hand over</Trans>
        </Button>
      )}
      {mayCollect && <CollectDialog row={row} open={shown === 'collect'} onClose={close} />}
      {mayDeliver && (
        <>
          <DeliverDialog row={row} open={shown === 'deliver'} onClose={close} />
          <FailDialog row={row} open={shown === 'fail'} onClose={close} />
        </>
      )}
    </>
  )
}

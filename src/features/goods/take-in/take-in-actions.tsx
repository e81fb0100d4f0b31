import { Trans } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CheckInDialog } from './check-in-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import type { useTakeInChanges } from './use-take-in-changes.ts'

interface Props {
  row: TakeIn
  changes: ReturnType<typeof useTakeInChanges>
}

/** The buttons that move an ordered take-in on: those that its state and the user's rights allow. */
export function TakeInActions({ row, changes }: Props) {
  const can = useCan()
  const { shown, open, close } = useDialog()
  const { status, lines, worth, paid } = row
  const isOrdered = status === 'ordered'
  const hasGoods = lines.some(({ received, returned }) => received > returned)
  const mayEdit = can('check-in', 'edit')
  const mayCheckIn = isOrdered && can('check-in', 'create')
  const mayGiveBack = mayEdit && hasGoods
  const maySettle =
    mayEdit && status !== 'settled' && worth !== undefined && paid !== undefined && worth > paid
  return (
    <>
      {isOrdered && can('check-in', 'create') && lines.every(({ received }) => received === 0) && (
        <Button variant="ghost" onClick={() => void changes.cancel(row)}>
          <Trans>Cancel the take-in</Trans>
        </Button>
      )}
      {mayGiveBack && (
        <Button onClick={() => open('giveBack')}>
          <Trans>Give back</Trans>
        </Button>
      )}
      {maySettle && (
        <Button variant={mayCheckIn ? 'secondary' : 'primary'} onClick={() => open('settle')}>
          <Trans>Pay</Trans>
        </Button>
      )}
      {mayCheckIn && (
        <Button variant="primary" onClick={() => open('checkIn')}>
          <Trans>Check in</Trans>
        </Button>
      )}
      {mayCheckIn && <CheckInDialog row={row} open={shown === 'checkIn'} onClose={close} />}
      {maySettle && <SettleDialog row={row} open={shown === 'settle'} onClose={close} />}
      {mayGiveBack && <GiveBackDialog row={row} open={shown === 'giveBack'} onClose={close} />}
    </>
  )
}

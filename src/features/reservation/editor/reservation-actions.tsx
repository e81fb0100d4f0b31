import { Trans } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import type { Editor } from '#src/blocks/shop/documents/use-editor.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { ReservationValues } from './reservation-values.ts'
import type { useSteps } from './use-steps.ts'

interface Props {
  /** Undefined for a reservation that is not stored yet. */
  row: Reservation | undefined
  editor: Editor<Reservation, ReservationValues>
  steps: ReturnType<typeof useSteps>
  onEnd: (as: 'no-show' | 'cancelled') => void
}

/** The buttons of a reservation that is open: each stores what was typed first. The next step is the last button. */
export function ReservationActions({ row, editor, steps, onEnd }: Props) {
  const can = useCan()
  const { draft } = editor
  const isBusy = editor.isRunning || steps.isRunning
  const save = (step?: (row: Reservation) => Promise<unknown>) => () => void editor.save(step)
  const isExpected = row?.status === 'pending' || row?.status === 'confirmed'

  return (
    <div className={bar}>
      {row && can('reservation', 'edit') && (
        <Button variant="ghost" onClick={() => onEnd('cancelled')}>
          <Trans>Cancel the reservation</Trans>
        </Button>
      )}
      {isExpected && can('reservation', 'edit') && (
        <Button variant="ghost" onClick={() => onEnd('no-show')}>
          <Trans>Nobody came</Trans>
        </Button>
      )}
      {draft.isChanged && (
        <Button variant="ghost" onClick={draft.drop}>
          <Trans>Discard</Trans>
        </Button>
      )}
      {(!row || draft.isChanged) && (
        <Button variant={row ? 'secondary' : 'primary'} loading={isBusy} onClick={save()}>
          <Trans>Save</Trans>
        </Button>
      )}
      {row?.status === 'pending' && (
        <Button variant="primary" loading={isBusy} onClick={save(steps.confirm)}>
          <Trans>Confirm</Trans>
        </Button>
      )}
      {row?.status === 'confirmed' && (
        <Button variant="primary" loading={isBusy} onClick={save(steps.arrive)}>
          <Trans>The customer has arrived</Trans>
        </Button>
      )}
      {row?.status === 'arrived' && can('check-out', 'create') && (
        <Button
          variant={can('pos', 'create') ? 'secondary' : 'primary'}
          loading={isBusy}
          onClick={save(steps.toTakeOut)}
        >
          <Trans>Make a take-out</Trans>
        </Button>
      )}
      {row?.status === 'arrived' && can('pos', 'create') && (
        <Button variant="primary" loading={isBusy} onClick={save(steps.toSale)}>
          <Trans>Make a ticket</Trans>
        </Button>
      )}
    </div>
  )
}

/** At the foot of the pane, over its padding. */
const bar = css({
  position: 'sticky',
  bottom: '[-1.75rem]',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2.5',
  marginInline: { base: '[-1.25rem]', sm: '[-1.75rem]' },
  marginBlockEnd: '[-1.75rem]',
  paddingInline: { base: '5', sm: '7' },
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  background: 'surface',
  borderBlockStart: 'hairline',
  '& > *': { flex: { base: '[1 1 auto]', sm: 'none' } },
})

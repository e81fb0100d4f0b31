import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { DialogName } from '#src/blocks/shop/documents/document-search.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from './calls.ts'

const app = getRouteApi('/_app')

type Plain = 'diagnose' | 'start' | 'wait' | 'resume' | 'ready' | 'close'

/** A step that moves a ticket on. The first one of a state is the usual one. */
export interface CareStep {
  label: string
  run: () => void
  danger?: boolean
}

/** Returns whether the user may change a ticket: any, or only those that the user took in or is to do. */
export function useMayChange() {
  const can = useCan()
  const { user } = app.useLoaderData()
  return ({ by, assigneeId }: Pick<CareTicket, 'by' | 'assigneeId'>) =>
    can('care', 'edit') || (can('care', 'create') && (by === user.id || assigneeId === user.id))
}

/**
 * Returns a function that returns the steps that the state of a ticket allows, none for those who may not change it.
 * `open` opens the dialog of a step that asks for something; `onMove` hears of the others.
 */
export function useCareSteps(
  open: (name: DialogName, row: CareTicket) => void,
  onMove?: (row: CareTicket) => void,
) {
  const { t } = useLingui()
  const mayChange = useMayChange()
  const { run, isRunning } = useChange()

  const move = (row: CareTicket, name: Plain, label: string): CareStep => ({
    label,
    run() {
      onMove?.(row)
      void run(() => careCalls[name]({ params: { id: row.id }, body: changeOf(row) }))
    },
  })

  function stepsOf(row: CareTicket): CareStep[] {
    const ask = (name: DialogName, label: string) => ({ label, run: () => open(name, row) })
    const reject = { ...ask('reject', t`Do not repair`), danger: true }
    const byState: Record<CareTicket['status'], CareStep[]> = {
      received: [move(row, 'diagnose', t`Begin the diagnosis`), reject],
      diagnosing: [ask('quote', t`Quote the cost`), reject],
      quoted: [move(row, 'start', t`Begin the repair`), reject],
      'in-progress': [move(row, 'ready', t`Repair finished`), move(row, 'wait', t`Wait for parts`), reject],
      waiting: [move(row, 'resume', t`Go on with the repair`), reject],
      ready: [ask('giveBack', t`Return to the customer`)],
      rejected: [ask('giveBack', t`Return to the customer`)],
      returned: [move(row, 'close', t`Close the ticket`)],
      closed: [],
    }
    return mayChange(row) ? byState[row.status] : []
  }

  return { stepsOf, isRunning }
}

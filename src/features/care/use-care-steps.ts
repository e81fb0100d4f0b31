import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { DialogName } from '#src/blocks/shop/documents/document-search.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import type { CareState, CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from './calls.ts'

const app = getRouteApi('/_app')

/** The steps that ask for nothing, and the states to which they lead. */
const plain = {
  diagnose: 'diagnosing',
  start: 'in-progress',
  wait: 'waiting',
  resume: 'in-progress',
  ready: 'ready',
  close: 'closed',
} as const
type Plain = keyof typeof plain

/** A step that moves a ticket on. The first one of a state is the usual one. */
export interface CareStep {
  label: string
  /** The state of the ticket after it. */
  to: CareState
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
    to: plain[name],
    run() {
      onMove?.(row)
      void run(() => careCalls[name]({ params: { id: row.id }, body: changeOf(row) }))
    },
  })

  function stepsOf(row: CareTicket): CareStep[] {
    const ask = (name: DialogName, to: CareState, label: string) => ({
      label,
      to,
      run: () => open(name, row),
    })
    const reject = { ...ask('reject', 'rejected', t`Do not repair`), danger: true }
    const byState: Record<CareTicket['status'], CareStep[]> = {
      received: [move(row, 'diagnose', t`Begin the diagnosis`), reject],
      diagnosing: [ask('quote', 'quoted', t`Quote the cost`), reject],
      quoted: [move(row, 'start', t`Begin the repair`), reject],
      'in-progress': [move(row, 'ready', t`Repair finished`), move(row, 'wait', t`Wait for parts`), reject],
      waiting: [move(row, 'resume', t`Go on with the repair`), reject],
      ready: [ask('giveBack', 'returned', t`Return to the customer`)],
      rejected: [ask('giveBack', 'returned', t`Return to the customer`)],
      returned: [move(row, 'close', t`Close the ticket`)],
      closed: [],
    }
    return mayChange(row) ? byState[row.status] : []
  }

  return { stepsOf, isRunning }
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { calls } from '#src/features/reservation/calls.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

type Step = (row: Reservation) => Promise<Reservation | undefined>

/** Returns the changes of the state of a reservation that need no dialog, and whether one is running. */
export function useSteps() {
  const { t } = useLingui()
  const once = useSingleAction()
  const [isRunning, setIsRunning] = useState(false)
  const [needsSession, setNeedsSession] = useState(false)

  function refused(error: unknown): undefined {
    if (error instanceof ApiProblem && error.field === 'session') setNeedsSession(true)
    else showError(error)
  }

  const step =
    (send: (row: Reservation) => Promise<Reservation>, words: string): Step =>
    row =>
      once(async () => {
        setIsRunning(true)
        setNeedsSession(false)
        const done = await send(row)
          .catch(refused)
          .finally(() => setIsRunning(false))
        if (done) toast.success(words)
        return done
      })

  const params = ({ id }: Reservation) => ({ id })
  return {
    isRunning,
    /** A ticket needs an open till. */
    needsSession,
    confirm: step(row => calls.confirm({ params: params(row), body: changeOf(row) }), t`Confirmed.`),
    arrive: step(row => calls.arrive({ params: params(row), body: changeOf(row) }), t`The customer is here.`),
    toTakeOut: step(
      row =>
        calls.toTakeOut({
          params: params(row),
          body: { ...changeOf(row), device: devicePrefix(), takeOutId: crypto.randomUUID() },
        }),
      t`The draft of a take-out is ready.`,
    ),
    toSale: step(
      row =>
        calls.toSale({
          params: params(row),
          body: { ...changeOf(row), device: devicePrefix(), saleId: crypto.randomUUID() },
        }),
      t`The ticket is held in the till.`,
    ),
  }
}

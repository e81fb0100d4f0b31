import { startTransition, useOptimistic } from 'react'
import { withErrorToast } from './error-toast.ts'

/**
 * The effect of a write on the shown state. It can be applied to a state that already contains it, so it must be
 * idempotent.
 */
export type OptimisticUpdate<State> = (state: State) => State

/**
 * Shows a change, then runs the write. If the write fails, the change is undone, the reason is shown, and the promise
 * resolves to `undefined`. A write without a change shows its result when it is finished. Rejects when the error is not
 * an `ApiProblem`.
 */
export type Mutate<State> = <Reply>(
  write: () => Promise<Reply>,
  change?: OptimisticUpdate<State>,
) => Promise<Reply | undefined>

/** Returns the stored state with all pending changes applied, and a function that runs a write. */
export function useOptimisticMutation<State>(stored: State): [State, Mutate<State>] {
  const [state, apply] = useOptimistic(stored, (current, change: OptimisticUpdate<State>) => change(current))

  const run: Mutate<State> = (write, change) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        if (change) apply(change)
        await withErrorToast(write).then(resolve, reject)
      })
    })

  return [state, run]
}

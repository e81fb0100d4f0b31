import { startTransition, useOptimistic } from 'react'
import { withErrorToast } from './error-toast.ts'

/**
 * The effect of a write on the shown state. It may be applied to a state that already contains it, so it must be
 * idempotent.
 */
export type OptimisticUpdate<State> = (state: State) => State

/**
 * Shows a change, then makes it. A write that fails is undone and its reason is shown; it resolves to `undefined`
 * then. A write without a change shows its result when it is done.
 */
export type Mutate<State> = <Reply>(
  write: () => Promise<Reply>,
  change?: OptimisticUpdate<State>,
) => Promise<Reply | undefined>

/** The stored state, with the changes that are being written applied. */
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

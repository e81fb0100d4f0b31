import { startTransition, useOptimistic } from 'react'
import { withErrorToast } from './error-toast.ts'

/** What a write will do. It may meet a state that has it done already, so doing it twice must be harmless. */
export type OptimisticUpdate<State> = (state: State) => State

/**
 * Shows a change and then makes it. A write that fails takes it back and says why; it answers `undefined` then. One
 * without a change shows when it is made.
 */
export type Mutate<State> = <Reply>(
  write: () => Promise<Reply>,
  change?: OptimisticUpdate<State>,
) => Promise<Reply | undefined>

/** What is stored, with what is being written already in it. */
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

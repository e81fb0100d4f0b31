import { startTransition, useOptimistic } from 'react'
import { attempt } from './tell-problem.ts'

/** What a write will do. It may meet a state that has it done already, so doing it twice must be harmless. */
export type Change<State> = (state: State) => State

/**
 * Shows a change and then makes it. A write that fails takes it back and says why; it answers `undefined` then. One
 * without a change shows when it is made.
 */
export type Run<State> = <Reply>(
  write: () => Promise<Reply>,
  change?: Change<State>,
) => Promise<Reply | undefined>

/** What is stored, with what is being written already in it. */
export function useChanges<State>(stored: State): [State, Run<State>] {
  const [state, apply] = useOptimistic(stored, (current, change: Change<State>) => change(current))

  const run: Run<State> = (write, change) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        if (change) apply(change)
        await attempt(write).then(resolve, reject)
      })
    })

  return [state, run]
}

import { useLingui } from '@lingui/react/macro'
import { startTransition, useOptimistic } from 'react'
import { ApiProblem } from '#src/api/problem.ts'
import type { Task } from '#src/contract/tasks.ts'
import { toast } from '#src/ui/toast.tsx'

/** What a write will do to the list. It may meet a list that has it done already, so doing it twice must be harmless. */
export type Change = (tasks: readonly Task[]) => readonly Task[]

/** Shows a change and then makes it. A write that fails takes it back and says why; it answers `undefined` then. */
export type Run = <Reply>(change: Change, write: () => Promise<Reply>) => Promise<Reply | undefined>

/** The list with what is being written already in it. */
export function useChanges(stored: readonly Task[]): [readonly Task[], Run] {
  const { t } = useLingui()
  const [tasks, apply] = useOptimistic(stored, (current, change: Change) => change(current))

  const run: Run = (change, write) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        apply(change)
        await write().then(resolve, (error: unknown) => {
          if (!(error instanceof ApiProblem)) return reject(error)
          toast.error(error.message || t`The change was not saved. Try again.`)
          resolve(undefined)
        })
      })
    })

  return [tasks, run]
}

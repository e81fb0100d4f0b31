import { useLingui } from '@lingui/react/macro'
import { startTransition, useOptimistic } from 'react'
import { ApiProblem } from '#src/api/problem.ts'
import type { Note } from '#src/contract/notes.ts'
import { toast } from '#src/ui/toast.tsx'

/** What a write will do to the list. It may meet a list that has it done already, so doing it twice must be harmless. */
type Change = (notes: readonly Note[]) => readonly Note[]

/** Shows a change and then makes it. A write that fails takes it back and says why; it answers `undefined` then. */
export type Run = <Reply>(write: () => Promise<Reply>, change?: Change) => Promise<Reply | undefined>

/** The list with what is being written already in it. */
export function useChanges(stored: readonly Note[]): [readonly Note[], Run] {
  const { t } = useLingui()
  const [notes, apply] = useOptimistic(stored, (current, change: Change) => change(current))

  const run: Run = (write, change) =>
    new Promise((resolve, reject) => {
      startTransition(async () => {
        if (change) apply(change)
        await write().then(resolve, (error: unknown) => {
          if (!(error instanceof ApiProblem)) return reject(error)
          toast.error(error.message || t`The change was not saved. Try again.`)
          resolve(undefined)
        })
      })
    })

  return [notes, run]
}

import { useLingui } from '@lingui/react/macro'
import { startTransition, useOptimistic } from 'react'
import { ApiProblem } from '#src/api/problem.ts'
import type { MailState } from '#src/contract/mails.ts'
import { toast } from '#src/ui/toast.tsx'
import { type Fields, merge, type Patches } from './patches.ts'

export type Change = readonly { mail: MailState; fields: Fields }[]

/** Shows a change and then makes it. A write that fails takes it back and says why; it answers `undefined` then. */
export type Run = <Reply>(change: Change, write: () => Promise<Reply>) => Promise<Reply | undefined>

const none: Patches = new Map()

/** What is being written to mails, until every pane shows it. */
export function usePatches(): [Patches, Run] {
  const { t } = useLingui()
  const [patches, apply] = useOptimistic<Patches, Change>(none, merge)

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

  return [patches, run]
}

import { useState } from 'react'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'

/** The version that the editor saw, and the time: what each change of a document contains. */
export const changeOf = ({ version }: { version: number }) => ({ version, at: new Date().toISOString() })

/**
 * Returns a function that runs a change of a document: a second press is ignored, a refusal is shown. It resolves to
 * `undefined` when the change was refused.
 */
export function useChange() {
  const once = useSingleAction()
  const [isRunning, setIsRunning] = useState(false)

  const run = <Reply>(change: () => Promise<Reply>): Promise<Reply | undefined> =>
    once(async () => {
      setIsRunning(true)
      return withErrorToast(change).finally(() => setIsRunning(false))
    })

  return { run, isRunning }
}

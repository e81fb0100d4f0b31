import { useState } from 'react'
import { ApiProblem } from '#src/lib/problem.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'

/** The version that the editor saw, and the time: what each change of a document contains. */
export const changeOf = ({ version }: { version: number }) => ({ version, at: new Date().toISOString() })

/**
 * Returns a function that runs a change of a document: a second press is ignored, a refusal is shown. It resolves to
 * `undefined` when the change was refused. A refusal with one of the codes `inline` is returned as `refusal`, for a
 * notice in the page, until the next change.
 */
export function useChange(inline: readonly string[] = []) {
  const once = useSingleAction()
  const [isRunning, setIsRunning] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  function refused(error: unknown): undefined {
    if (error instanceof ApiProblem && inline.includes(error.code)) setRefusal(error.message)
    else showError(error)
  }

  const run = <Reply>(change: () => Promise<Reply>): Promise<Reply | undefined> =>
    once(async () => {
      setIsRunning(true)
      setRefusal(undefined)
      return change()
        .catch(refused)
        .finally(() => setIsRunning(false))
    })

  return { run, isRunning, refusal }
}

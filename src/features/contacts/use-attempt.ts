import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '#src/api/problem.ts'
import { toast } from '#src/ui/toast.tsx'

/** Makes a change. One that fails says why and answers `undefined`. */
export function useAttempt() {
  const { t } = useLingui()
  return async <Reply>(write: () => Promise<Reply>): Promise<Reply | undefined> => {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toast.error(error.message || t`The change was not saved. Try again.`)
      return undefined
    }
  }
}

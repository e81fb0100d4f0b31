import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '#src/lib/problem.ts'

/** Returns a function that describes an error that does not belong to one field, and what to do about it. */
export function useProblemWords() {
  const { t } = useLingui()
  return (error: unknown): string => {
    const { code, message } = error instanceof ApiProblem ? error : { code: '', message: '' }
    if (code === 'noWorker')
      return t`Outpost cannot store its data in this browser. Leave private browsing, or open Outpost in a current Chrome, Edge, Safari or Firefox.`
    if (code === 'wrongClock')
      return t`The clock of this device is wrong. Set its date and time, then sign in again.`
    if (code === 'noAnswer') return t`No answer came. Check the connection, then try again.`
    if (code === 'timeout') return t`The server did not answer in time. Check the connection, then try again.`
    return message || t`Something went wrong. Try again.`
  }
}

import { api } from '#src/features/team/load-team.ts'
import { UnsentQuestion } from './unsent-question.tsx'

/**
 * Returns the question to ask before signing out, with its counts, without its texts; undefined when the team has all changes of this device.
 * Rejects with an `ApiProblem`.
 */
export async function loadQuestion() {
  const status = await api.status()
  if (!status || status.waiting + status.failed === 0) return undefined
  const { waiting, failed } = status
  return { Question: UnsentQuestion, waiting, failed }
}

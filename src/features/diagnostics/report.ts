import type { Diagnostics } from './load-diagnostics.ts'

/** The longest message of a support request, in characters. */
const MAX_MESSAGE = 10_000
const ERRORS_IN_MESSAGE = 10
const CALLS_IN_MESSAGE = 10

const heading = '--- outpost-diagnostics ---'

/** Returns all facts as a JSON file. */
export const reportFile = (facts: Diagnostics) =>
  new File([JSON.stringify(facts, null, 2)], 'outpost-diagnostics.json', { type: 'application/json' })

/**
 * Returns the message of a support request with the facts at its end, one line for each group. Facts from an earlier
 * time are replaced. If the message is too long, the facts are shortened, not the user's own text.
 */
export function reportText({ errors, timings, ...others }: Diagnostics, message: string): string {
  const [own = ''] = message.split(heading)
  const groups = {
    ...others,
    timings: { ...timings, calls: timings.calls.slice(0, CALLS_IN_MESSAGE) },
    errors: errors.slice(-ERRORS_IN_MESSAGE),
  }
  const lines = Object.entries(groups).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const begun = own.trim() ? `${own.trim()}\n\n` : '\n\n'
  return `${begun}${heading}\n${lines.join('\n')}`.slice(0, Math.max(MAX_MESSAGE, own.length))
}

import { domains } from '#sw/domains.ts'
import type { SampleRequest, SampleRequests, Sent } from './sample-request.ts'

const files = import.meta.glob<Record<string, SampleRequests>>('/tests/**/*.requests.ts', {
  eager: true,
  import: 'sampleRequests',
})
const names = new Set<string>(domains.map(({ name }) => name))

/**
 * A valid call of every endpoint of the domains, by domain and name. Each file `*.requests.ts` contains those of some
 * domains.
 */
export const sampleRequests: Record<string, SampleRequests> = Object.fromEntries(
  Object.values(files)
    .flatMap(file => Object.entries(file))
    .filter(([name]) => names.has(name)),
)

/** Returns a sample request. `name` consists of domain and endpoint: `tasks.create`. */
function find(name: string): SampleRequest {
  const [domain = '', own = ''] = name.split('.')
  return sampleRequests[domain]?.[own] ?? {}
}

/** Returns whether a preparation is necessary, which changes the data. */
export const needsPreparation = (name: string) => typeof find(name) === 'function'

/** Returns the input of a call, after its preparation. */
export async function sampleRequestOf(name: string): Promise<Sent> {
  const sampleRequest = find(name)
  return typeof sampleRequest === 'function' ? sampleRequest() : sampleRequest
}

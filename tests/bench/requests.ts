import type { Tab } from './browser.ts'
import { percentile } from './statistics.ts'

export interface Request {
  method?: string
  path: string
  body?: unknown
}

export interface Timing {
  p50: number
  p95: number
}

/** A page and what it asks of the worker that answers it. */
export type Question = [page: Tab, request: Request]

/**
 * Times requests inside their pages. The questions of one kind follow each other, and all kinds follow each other
 * again and again, so that a noisy moment hits all of them alike. In ms.
 */
export async function timeRequests(kinds: readonly (readonly Question[])[], rounds: number) {
  const times = kinds.map(questions => questions.map((): number[] => []))
  for (let round = -3; round < rounds; round++)
    for (const [kind, questions] of kinds.entries())
      for (const [index, [page, request]] of questions.entries()) {
        const ms = await page.evaluate<number>(ask(request))
        if (round >= 0) times[kind]?.[index]?.push(ms)
      }
  return times
}

export const timing = (times: readonly number[] = []): Timing => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
})

/** In a page: the token from where the app keeps it, which outlives a change of page. */
export const bearer = `'Bearer ' + localStorage.getItem('outpost.session')`

const ask = ({ method = 'GET', path, body }: Request) => `(async () => {
  const headers = { Authorization: ${bearer} }
  if ('${method}' !== 'GET') headers['Idempotency-Key'] = crypto.randomUUID()
  const body = ${JSON.stringify(body && JSON.stringify(body))}
  const start = performance.now()
  const response = await fetch(${JSON.stringify(path)}, { method: '${method}', body, headers })
  await response.json()
  const time = performance.now() - start
  if (!response.ok) throw new Error(response.url + ' answers ' + response.status)
  return time
})()`

/** Times the first answer of a worker that was stopped, against the same request warm. In ms. */
export async function timeColdStart(page: Tab, path: string, rounds: number) {
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.stopWorkers()
    cold.push(await page.evaluate<number>(ask({ path })))
    await page.evaluate<number>(ask({ path }))
    warm.push(await page.evaluate<number>(ask({ path })))
  }
  return { cold: percentile(cold, 0.5), warm: percentile(warm, 0.5) }
}

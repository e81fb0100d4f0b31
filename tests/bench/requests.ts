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

/** A page and its request to the worker. */
export type Question = [page: Tab, request: Request]

/**
 * Measures requests inside their pages, in ms. The requests of one kind follow each other, and all kinds are repeated
 * many times, so that a disturbance affects all of them equally.
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

/** Measures requests that cannot be repeated, in ms. */
export async function timeOnce(questions: readonly Question[]): Promise<number[]> {
  const times: number[] = []
  for (const [page, request] of questions) times.push(await page.evaluate<number>(ask(request)))
  return times
}

export const timing = (times: readonly number[] = []): Timing => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
})

/** An expression for a page: the token in the storage of the app, which is the same on every page. */
export const bearer = `'Bearer ' + localStorage.getItem('outpost.session')`

const ask = ({ method = 'GET', path, body }: Request) => `(async () => {
  const headers = { Authorization: ${bearer} }
  if ('${method}' !== 'GET') headers['Idempotency-Key'] = crypto.randomUUID()
  const body = ${JSON.stringify(body && JSON.stringify(body))}
  const start = performance.now()
  const response = await fetch(${JSON.stringify(path)}, { method: '${method}', body, headers })
  await response.json()
  const time = performance.now() - start
  if (!response.ok) throw new Error(response.url + ' replies ' + response.status)
  return time
})()`

/** Measures the first response of a stopped worker, and the same request to a running worker, in ms. */
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

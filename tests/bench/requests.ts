import type { Tab } from './browser.ts'
import { percentile } from './statistics.ts'

export interface Request {
  name: string
  method?: string
  path: string
  body?: string
}

/** Times requests inside the page, interleaved so that a noisy moment hits all of them alike. In ms. */
export async function timeRequests(page: Tab, requests: readonly Request[], rounds: number) {
  const times = await page.evaluate<number[][]>(`(async () => {
    const requests = ${JSON.stringify(requests)}
    const times = requests.map(() => [])
    const headers = { Authorization: 'Bearer ' + (window.token ?? '') }
    for (let round = -5; round < ${rounds}; round++) {
      for (const [index, { method = 'GET', path, body }] of requests.entries()) {
        const keyed = method === 'GET' ? headers : { ...headers, 'Idempotency-Key': crypto.randomUUID() }
        const start = performance.now()
        const response = await fetch(path, { method, body, headers: keyed })
        await response.json()
        if (round >= 0) times[index].push(performance.now() - start)
      }
    }
    return times
  })()`)
  return requests.map(({ name }, index) => ({
    name,
    p50: percentile(times[index] ?? [], 0.5),
    p95: percentile(times[index] ?? [], 0.95),
  }))
}

/** Times the first answer of a worker that was stopped, against the same request warm. In ms. */
export async function timeColdStarts(page: Tab, path: string, rounds: number) {
  const once = `(async () => {
    const start = performance.now()
    await (await fetch(${JSON.stringify(path)}, { headers: { Authorization: 'Bearer ' + (window.token ?? '') } })).json()
    return performance.now() - start
  })()`
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.stopWorkers()
    cold.push(await page.evaluate<number>(once))
    await page.evaluate<number>(once)
    warm.push(await page.evaluate<number>(once))
  }
  return { cold: percentile(cold, 0.5), warm: percentile(warm, 0.5) }
}

import { median } from './median.ts'

/** The calls of one part of the API since this page was loaded. Times are in ms. */
export interface CallTimes {
  /** The first two parts of the path below `api/`: `apps/tasks`. */
  part: string
  calls: number
  median: number
  slowest: number
}

export interface Timings {
  /** The time until the page showed its first content, in ms; undefined when the browser does not measure it. */
  firstContent: number | undefined
  /** The time until the worker had started and sent the page, in ms; undefined when no worker did. */
  workerStart: number | undefined
  calls: CallTimes[]
}

/** Returns what the browser has measured since this page was loaded. */
export function readTimings(): Timings {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const resources = performance.getEntriesByType('resource')
  return {
    firstContent: paint && Math.round(paint),
    workerStart: page?.workerStart ? Math.round(page.responseStart - page.workerStart) : undefined,
    calls: callTimes(resources.map(({ name, duration }) => ({ url: name, duration }))),
  }
}

/**
 * Groups calls by the first two parts of their path, the slowest first. No endpoint has an id in these parts, so that
 * the result contains no data.
 */
export function callTimes(requests: readonly { url: string; duration: number }[]): CallTimes[] {
  const byPart = new Map<string, number[]>()
  for (const { url, duration } of requests) {
    const [, path] = new URL(url).pathname.split('/api/')
    if (path === undefined) continue
    const part = path.split('/').slice(0, 2).join('/')
    byPart.set(part, [...(byPart.get(part) ?? []), duration])
  }
  return [...byPart]
    .map(([part, all]) => ({
      part,
      calls: all.length,
      median: Math.round(median(all)),
      slowest: Math.round(Math.max(...all)),
    }))
    .toSorted((a, b) => b.median - a.median)
}

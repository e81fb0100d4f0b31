import { log } from '#server/http/log.ts'
import type { Metrics } from '#server/http/metrics.ts'

const HOUR_MS = 60 * 60 * 1000

/** Work that a server repeats, by its name in the log and in the metrics. */
export type Jobs = Readonly<Record<string, () => PromiseLike<unknown>>>

/** Runs jobs one after another. The failure of one is logged and counted, and the others run. */
export async function runJobs(jobs: Jobs, metrics: Metrics): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      metrics.add(`team_jobs_failed_total{job="${job}"}`)
      log('failed', { job, error: error instanceof Error ? error.stack : String(error) })
    }
  }
}

/**
 * Runs jobs each hour, for the first time after an hour. A run that takes longer delays the next one. The returned
 * function ends this, and resolves when no job runs.
 */
export function repeatJobs(jobs: Jobs, metrics: Metrics): () => Promise<void> {
  let running = Promise.resolve()
  let isStopped = false
  const timer = setInterval(() => {
    running = running.then(() => (isStopped ? undefined : runJobs(jobs, metrics)))
  }, HOUR_MS)
  return () => {
    isStopped = true
    clearInterval(timer)
    return running
  }
}

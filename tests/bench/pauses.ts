import type { Tab } from './browser.ts'

/** The pauses of the specification in calls that lists make, in ms. */
const PAUSES_MS = [300, 625]
const CHANNEL = 'bench-pauses'

/** Returns a worker without these pauses, which would be most of the measured time of some lists. */
export const withoutPauses = (worker: string) => `{
  const later = setTimeout
  let isPaused = false
  new BroadcastChannel('${CHANNEL}').onmessage = ({ data }) => (isPaused = data)
  self.setTimeout = (run, ms) => later(run, !isPaused && ${JSON.stringify(PAUSES_MS)}.includes(ms) ? 0 : ms)
}
${worker}`

/** Turns these pauses on or off in the running worker. */
export const setPauses = (page: Tab, isPaused: boolean) =>
  page.evaluate(`new BroadcastChannel('${CHANNEL}').postMessage(${isPaused})`)

import { framesOf } from './apps.ts'
import { launch } from './browser.ts'
import { openSignedIn } from './pages.ts'
import { ms, percentile, printTable } from './statistics.ts'

const POINTS = 10_000
const THROTTLE = 4
const FRAMES = 120

/** Gives the page views of the dashboard as many points as the bench needs, over the same time. */
const fillChart = `(async () => {
  const done = asked => new Promise((resolve, reject) => {
    asked.onsuccess = asked.oncomplete = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const database = await done(indexedDB.open('outpost'))
  const writing = database.transaction(['sets', 'written'], 'readwrite')
  const sets = writing.objectStore('sets')
  const row = await done(sets.get('analytics'))
  for (const one of row.value.visitorsVsPageViews.series) {
    const [from, to] = [one.data[0], one.data.at(-1)].map(({ x }) => Date.parse(x))
    one.data = Array.from({ length: ${POINTS} }, (_, index) => ({
      x: new Date(from + (to - from) * index / ${POINTS - 1}).toISOString(),
      y: Math.round(2000 + 900 * Math.sin(index / 90) + 400 * Math.sin(index * 7.7)),
    }))
  }
  sets.put(row)
  writing.objectStore('written').add({ table: 'sets' })
  await done(writing)
  database.close()
})()`

const chart = `document.querySelector('[role=slider][aria-valuemax="${POINTS - 1}"]')`

const isThere = `(async () => { while (!${chart}?.querySelector('path')) await new Promise(requestAnimationFrame) })()`

/**
 * Moves the mouse over the chart. With a pressed button in an enlarged chart, this moves the drawing by almost its width
 * and back.
 */
const move = (buttons: 0 | 1) => `(() => {
  const chart = ${chart}
  const { left, top, width, height } = chart.getBoundingClientRect()
  const send = (type, share) => chart.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: ${buttons},
    clientX: left + width * share, clientY: top + height / 2,
  }))
  // The capture of a pointer needs one that the browser knows.
  chart.setPointerCapture = () => undefined
  if (${buttons}) send('pointerdown', 0.05)
  return frame => send('pointermove', 0.5 - 0.45 * Math.cos(frame / 12))
})()`

/** Enlarges the chart in the first frame. */
const enlarge = `frame => {
  if (frame > 0) return
  ${chart}.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }))
}`

/**
 * Prints the lengths of frames of a chart with many points: its tooltip, enlarging a part of it, and moving that. It has a
 * browser of its own: a frame also waits for what the tabs of the other benches do.
 */
export async function timeCharts(url: string) {
  const browser = await launch()
  const page = await openSignedIn(browser, url)
  await page.evaluate(fillChart)
  await page.stopWorkers()
  await page.goto(`${url}dashboards/analytics`)
  await page.evaluate(isThere)
  await page.evaluate(`${chart}.scrollIntoView({ block: 'center' })`)
  await new Promise(resolve => setTimeout(resolve, 2000))
  await page.throttle(THROTTLE)
  const nothing = await page.evaluate<number[]>(framesOf('() => undefined', FRAMES))
  const tooltip = await page.evaluate<number[]>(framesOf(move(0), FRAMES))
  const enlarged = await page.evaluate<number[]>(framesOf(enlarge, FRAMES))
  const drag = await page.evaluate<number[]>(framesOf(move(1), FRAMES))
  await browser.close()
  printTable(
    [
      `frames of a chart with ${POINTS.toLocaleString('en')} points at ${THROTTLE} x throttle, ms`,
      'p50',
      'p95',
      'longest',
    ],
    Object.entries({ 'at rest': nothing, tooltip, enlarged, 'moved by a drag': drag }).map(([name, all]) => [
      name,
      ms(percentile(all, 0.5)),
      ms(percentile(all, 0.95)),
      ms(Math.max(...all)),
    ]),
  )
}

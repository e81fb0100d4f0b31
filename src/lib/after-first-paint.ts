/** How long to wait for a page that is never painted, for example in the background, in ms. */
const LONGEST_MS = 3000

/** Calls `run` once, when the page has painted its first content or was not painted for three seconds. */
export function afterFirstPaint(run: () => void) {
  const timer = setTimeout(end, LONGEST_MS)
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) end()
  })
  observer.observe({ type: 'paint', buffered: true })
  function end() {
    clearTimeout(timer)
    observer.disconnect()
    run()
  }
}

const MARK = 'outpost.first-screen'

/** Marks the time at which the code and the data of the first screen are loaded. */
export const markFirstScreen = () => performance.mark(MARK)

/** Resolves with that time, in ms since the navigation. */
export const whenFirstScreenLoaded = () =>
  new Promise<number>(resolve => {
    const observer = new PerformanceObserver(list => {
      const [mark] = list.getEntriesByName(MARK)
      if (!mark) return
      observer.disconnect()
      resolve(mark.startTime)
    })
    observer.observe({ type: 'mark', buffered: true })
  })

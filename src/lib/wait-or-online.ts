const waits = new Set<() => void>()

/** Resolves after `ms`, or earlier when the network is back or the user retries. */
export const waitOrOnline = (ms: number) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(take, ms)
    addEventListener('online', take)
    waits.add(take)

    function take() {
      clearTimeout(timer)
      removeEventListener('online', take)
      waits.delete(take)
      resolve()
    }
  })

/** Ends every current wait. */
export const retryNow = () => {
  for (const take of waits) take()
}

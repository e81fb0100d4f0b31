const waits = new Set<() => void>()

/** Resolves after `ms`; sooner when the network comes back or the user wants to try again. */
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

/** Ends every wait for another chance. */
export const retryNow = () => {
  for (const take of waits) take()
}

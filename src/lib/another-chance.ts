/** Resolves after `ms`, or as soon as the network comes back. */
export const anotherChance = (ms: number) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(take, ms)
    addEventListener('online', take)

    function take() {
      clearTimeout(timer)
      removeEventListener('online', take)
      resolve()
    }
  })

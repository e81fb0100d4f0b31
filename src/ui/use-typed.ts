import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of a search field whose search is in the address: it shows what is typed at once, and `write` puts it into the
 * address when no key came for `pause` ms. Where it is the address that finds, there is nothing to wait for: 0.
 */
export function useTyped(written: string, write: (text: string) => Promise<unknown>, pause = 300) {
  const [typed, setTyped] = useState<string>()

  const store = useEffectEvent(async (text: string) => {
    await write(text)
    // Unless something was typed meanwhile, the address has it now.
    setTyped(current => (current === text ? undefined : current))
  })

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(store, pause, typed)
    return () => clearTimeout(timer)
  }, [typed, pause])

  return { text: typed ?? written, change: setTyped }
}

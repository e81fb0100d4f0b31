import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last key, in ms. */
const pause = 300

/**
 * The text of a search field whose search is in the address: it shows what is typed at once, and `write` puts it into the
 * address when the typing pauses.
 */
export function useTyped(written: string, write: (text: string) => Promise<unknown>) {
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
  }, [typed])

  return { text: typed ?? written, change: setTyped }
}

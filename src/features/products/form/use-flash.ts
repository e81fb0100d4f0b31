import { useEffect, useState } from 'react'

/** spec: a result is shown for 3 s */
const FLASH_MS = 3000

/** Whether something happened a moment ago, and the function that says that it happens now. */
export function useFlash(): [isShown: boolean, flash: () => void] {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(setAt, FLASH_MS, undefined)
    return () => clearTimeout(timer)
  }, [at])
  return [at !== undefined, () => setAt(Date.now())]
}

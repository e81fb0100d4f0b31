import { useEffect, useEffectEvent, useState } from 'react'

/** What a dialog loads: `error` is why the last attempt failed. Both are undefined while it is loaded. */
export interface Loaded<T> {
  data?: T
  error?: unknown
  retry: () => void
}

/** Loads what a dialog shows when it opens, again for another key, and when the user retries. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: string; data?: T; error?: unknown }>()
  const begin = useEffectEvent(load)
  const of = `${attempt} ${key}`

  useEffect(() => {
    let isCurrent = true
    void begin().then(
      data => isCurrent && setResult({ of, data }),
      (error: unknown) => isCurrent && setResult({ of, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [of])

  const { data, error } = result?.of === of ? result : {}
  return { ...(data !== undefined && { data }), error, retry: () => setAttempt(count => count + 1) }
}

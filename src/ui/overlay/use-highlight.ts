import { useState } from 'react'

/** Returns the highlighted entry of a list, and a function that changes it. It is `first` whenever the list opens. */
export function useHighlight(open: boolean, first: string | null) {
  const [highlighted, highlight] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(false)

  if (open !== wasOpen) {
    setWasOpen(open)
    highlight(open ? first : null)
  }

  return [highlighted, highlight] as const
}

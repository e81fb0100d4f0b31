import { useState } from 'react'

/** The highlighted entry of a list; `first` whenever the list opens. */
export function useHighlight(open: boolean, first: string | null) {
  const [highlighted, highlight] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(false)

  if (open !== wasOpen) {
    setWasOpen(open)
    highlight(open ? first : null)
  }

  return [highlighted, highlight] as const
}

import { useEffect, useState } from 'react'
import { holdReload } from '#src/lib/hold-reload.ts'

/** The text of a search field. While there is one, the page does not reload for an update that another tab has accepted. */
export function useHeldText() {
  const [text, setText] = useState('')
  const isTyped = text !== ''
  useEffect(() => (isTyped ? holdReload({ endsOnRequest: true }) : undefined), [isTyped])
  return [text, setText] as const
}

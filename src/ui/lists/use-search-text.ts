import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { holdReload } from '#src/lib/hold-reload.ts'

interface Options {
  /** The pause after a text, in ms. */
  pauseAfter?: (text: string) => number
  /** Requests the results before the address changes, which takes some ms. */
  request?: (text: string) => void
}

/**
 * Returns the text of a search field whose search is `q` in the address. The field shows typed text immediately; the
 * address gets it after a pause, and when the focus leaves the field.
 */
export function useSearchText(q = '', { pauseAfter = usual, request }: Options = {}) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function write(text: string) {
    await navigate({
      to: '.',
      // A new search starts on the first page.
      search: (previous: object) => ({ ...previous, q: text || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    })
    // If no more text was typed in the meantime, the address now contains the text.
    setTyped(current => (current === text ? undefined : current))
  }

  // Text in the address survives a reload, other text does not: delays a reload until the address has the text.
  const isTyping = typed !== undefined
  useEffect(() => (isTyping ? holdReload() : undefined), [isTyping])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** The pause begins with the key, not with the next frame. */
  function change(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (text !== q) request?.(text)
      timer.current = setTimeout(write, 0, text)
    }, pauseAfter(text))
  }

  /** The Back button leads from a found row to the search, so the address gets the text before. */
  function leave() {
    clearTimeout(timer.current)
    if (typed !== undefined) void write(typed)
  }

  const text = typed ?? q
  return { text, /** For filtering while the user types. */ query: useDeferredValue(text), change, leave }
}

/** The state of a search field, as `useSearchText` returns it. */
export type SearchText = ReturnType<typeof useSearchText>

const usual = (_text: string) => 300

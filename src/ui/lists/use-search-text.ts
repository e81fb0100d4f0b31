import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { holdReload } from '#src/lib/hold-reload.ts'

/**
 * The text of a search field whose search is `q` in the address: the field shows what is typed immediately. It
 * is written to the address after a pause, and when the focus leaves the field.
 */
export function useSearchText(q = '', /** ms. Give a lasting function. */ pauseAfter = usual) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)

  async function write(text: string) {
    await navigate({
      to: '.',
      // Another search begins on the first page.
      search: (previous: object) => ({ ...previous, q: text || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    })
    // Unless something was typed meanwhile, the address has it now.
    setTyped(current => (current === text ? undefined : current))
  }

  // Once the address has it, it is there after a reload.
  const isTyping = typed !== undefined
  useEffect(() => (isTyping ? holdReload() : undefined), [isTyping])
  const pausing = useEffectEvent(write)
  useEffect(() => {
    if (typed === undefined || isLeft) return
    const timer = setTimeout(pausing, pauseAfter(typed), typed)
    return () => clearTimeout(timer)
  }, [typed, isLeft, pauseAfter])

  function change(text: string) {
    setLeft(false)
    setTyped(text)
  }

  /** Back from a row that was found leads to the search, so it is written to the address before. */
  function leave() {
    setLeft(true)
    if (typed !== undefined) void write(typed)
  }

  const text = typed ?? q
  return { text, /** For filtering while it is typed. */ query: useDeferredValue(text), change, leave }
}

export type SearchText = ReturnType<typeof useSearchText>

const usual = (_text: string) => 300

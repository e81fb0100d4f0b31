import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { holdReload } from '#src/lib/hold-reload.ts'

/**
 * The text of a search field whose search is `q` in the address: it shows what is typed at once. The address has it when
 * no key came for a while, or when one leaves the field.
 */
export function useTypedQuery(q = '', /** ms. Give a lasting function. */ pauseAfter = usual) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)

  async function write(text: string) {
    await navigate({
      to: '.',
      // Another search begins on the first page.
      search: previous => ({ ...previous, q: text || undefined, page: undefined }),
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

  /** Whoever opens what was found comes back to it, so the address has it before they go. */
  function leave() {
    setLeft(true)
    if (typed !== undefined) void write(typed)
  }

  return { text: typed ?? q, change, leave }
}

const usual = (_text: string) => 300

import { useLayoutEffect, useRef } from 'react'

/**
 * Makes a text area as high as its text, after each render and input, in browsers without `field-sizing`. Returns its
 * ref.
 */
export function useGrowToContent() {
  const ref = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      area.style.height = 'auto'
      area.style.height = `${area.scrollHeight}px`
    }
    grow()
    area.addEventListener('input', grow)
    return () => area.removeEventListener('input', grow)
  })
  return ref
}

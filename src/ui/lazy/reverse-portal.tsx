import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Content that can move on the page without being mounted again, so that typed text stays. Render `host` at the place
 * where the content should appear, and `content` at a place that never changes. The content is mounted while its host
 * is.
 */
export function useReversePortal(children: ReactNode) {
  const [isHosted, setIsHosted] = useState(false)
  const [{ box, host }] = useState(() => makeBox(setIsHosted))
  // When a part of it suspends, only the content is hidden.
  return { host, content: isHosted && createPortal(<Suspense>{children}</Suspense>, box) }
}

function makeBox(setIsHosted: (isHosted: boolean) => void) {
  const box = document.createElement('div')
  box.style.display = 'contents'

  function attach(element: HTMLDivElement) {
    if (box.parentElement !== element) element.append(box)
    setIsHosted(true)
    // React also detaches the refs of subtrees that it hides while something in the same `Suspense` loads. If the
    // content were removed then, the host would be shown and suspend again, without end.
    return () =>
      queueMicrotask(() => {
        if (box.parentElement === element && !element.isConnected) setIsHosted(false)
      })
  }

  return { box, host: <div ref={attach} style={{ display: 'contents' }} /> }
}

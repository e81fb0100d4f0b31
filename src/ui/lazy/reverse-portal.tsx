import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Content that can move on the page without being mounted again: typed text stays. Put `host` where it should be now,
 * and `content` where it always is. It exists while its host does.
 */
export function useReversePortal(children: ReactNode) {
  const [isHosted, setIsHosted] = useState(false)
  const [{ box, host }] = useState(() => makeBox(setIsHosted))
  // A part of it that suspends hides only the content.
  return { host, content: isHosted && createPortal(<Suspense>{children}</Suspense>, box) }
}

function makeBox(setIsHosted: (isHosted: boolean) => void) {
  const box = document.createElement('div')
  box.style.display = 'contents'

  function attach(element: HTMLDivElement) {
    if (box.parentElement !== element) element.append(box)
    setIsHosted(true)
    // React also detaches the refs of subtrees that it hides while something in the same `Suspense` loads. Removing
    // the content then would show the host, suspend again, and so on.
    return () =>
      queueMicrotask(() => {
        if (box.parentElement === element && !element.isConnected) setIsHosted(false)
      })
  }

  return { box, host: <div ref={attach} style={{ display: 'contents' }} /> }
}

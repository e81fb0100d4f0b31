import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Content that can change its place on the page without starting anew: what is typed in it stays.
 * Put `host` where it should be now, and `content` where it always is. It exists while its host does.
 */
export function useReversePortal(children: ReactNode) {
  const [isHosted, setIsHosted] = useState(false)
  const [{ box, host }] = useState(() => makeBox(setIsHosted))
  // What is late in it hides itself alone.
  return { host, content: isHosted && createPortal(<Suspense>{children}</Suspense>, box) }
}

function makeBox(setIsHosted: (isHosted: boolean) => void) {
  const box = document.createElement('div')
  box.style.display = 'contents'

  function attach(element: HTMLDivElement) {
    if (box.parentElement !== element) element.append(box)
    setIsHosted(true)
    // React detaches what it only hides, too, while something beside it is late. Were the content taken away then, the
    // host would be shown, hidden again for what is still late, and so on.
    return () =>
      queueMicrotask(() => {
        if (box.parentElement === element && !element.isConnected) setIsHosted(false)
      })
  }

  return { box, host: <div ref={attach} style={{ display: 'contents' }} /> }
}

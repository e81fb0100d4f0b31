import { useEffect, useEffectEvent, useState } from 'react'

/** The time that the frame may take to load. The worker's reply needs no database or network. */
const LOAD_TIMEOUT_MS = 3000

const NO_SCRIPTS = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * WebKit does not let the worker serve a frame whose sandbox forbids scripts; there the sandbox allows them. The policy
 * of the frame's page forbids scripts in any case (`sw/mails/frame.ts`).
 */
const WITH_SCRIPTS = `allow-scripts ${NO_SCRIPTS}`

/** The strictest sandbox that works in this browser, as far as this page has tried. */
let known = NO_SCRIPTS

/**
 * The page in the frame of a mail: `null` until it has loaded. A page that did not come from the worker is never
 * returned: it lacks the policy. `hasFailed` is true when every sandbox has failed. The frame needs `sandbox` as its
 * React key too: a changed sandbox applies only to a new frame.
 */
export function useFramePage() {
  const [sandbox, setSandbox] = useState(known)
  const [page, setPage] = useState<Document | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  function onFail(tried: string) {
    if (tried === NO_SCRIPTS) setSandbox(WITH_SCRIPTS)
    else setHasFailed(true)
  }

  function onLoad(loaded: Document | null) {
    const isOurs = loaded?.documentElement.hasAttribute('data-mail-frame') ?? false
    setPage(isOurs ? loaded : null)
    if (!isOurs) return onFail(sandbox)
    known = sandbox
    setHasFailed(false)
  }

  /** Called before the frame loads another page. */
  function reset() {
    setPage(null)
    setHasFailed(false)
  }

  const onTimeout = useEffectEvent(onFail)
  useEffect(() => {
    if (page) return
    const timer = setTimeout(() => onTimeout(sandbox), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [page, sandbox])

  return { page, hasFailed, sandbox, onLoad, reset }
}

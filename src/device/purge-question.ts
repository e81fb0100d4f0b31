let question: (() => Promise<boolean>) | undefined
let pending: Promise<boolean> | undefined

/** How the user is asked whether something may be deleted for good, because the device is full. */
export function setPurgeQuestion(ask: typeof question) {
  question = ask
}

/** Asks; calls that fail together ask once. Resolves with false where nobody can be asked. */
export function askToPurge(): Promise<boolean> {
  pending ??= (question?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined
  })
  return pending
}

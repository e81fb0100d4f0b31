let question: (() => Promise<boolean>) | undefined
let pending: Promise<boolean> | undefined

/** Sets the function that asks the user whether to delete something permanently, because the device is full. */
export function setPurgeQuestion(ask: typeof question) {
  question = ask
}

/** Asks the user; concurrent calls ask once. Resolves to the choice, or to false when no question is set. */
export function askToPurge(): Promise<boolean> {
  pending ??= (question?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined
  })
  return pending
}

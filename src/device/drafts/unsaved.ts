import { type Draft, drafts, dropDraft, onDrafts } from './drafts.ts'

/** How long a save may take, in ms, before its draft counts as unsaved. */
const SAVE_GRACE_MS = 2000

/** The actions of a field on screen for its draft, for a list of unsaved data elsewhere. */
interface DraftField {
  /** Undefined when the user has to decide in the field itself. */
  retry?: () => void
  forget: () => void
}

const fields = new Map<string, DraftField>()

/** Registers that a field on screen has this draft. Call the returned function when the field is unmounted. */
export function registerDraft(name: string, field: DraftField): () => void {
  fields.set(name, field)
  const retry = () => field.retry?.()
  // Retries when the network is back.
  addEventListener('online', retry)
  return () => {
    removeEventListener('online', retry)
    if (fields.get(name) === field) fields.delete(name)
  }
}

/** Returns whether a field on screen has this draft. */
export const isOnScreen = (name: string) => fields.has(name)

/** Returns the drafts that could not be saved, without those whose save has just started. */
export const unsaved = (): Draft[] => drafts().filter(({ at }) => at < Date.now() - SAVE_GRACE_MS)

/** Returns the number of drafts that could not be saved. */
export const unsavedCount = () => unsaved().length

/** Calls `changed` when the unsaved drafts may have changed. Returns a function that ends this. */
export function onUnsaved(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, SAVE_GRACE_MS + 10)
  }
  const stop = onDrafts(() => {
    changed()
    lookAgain()
  })
  // A draft of the previous page may also become unsaved soon.
  lookAgain()
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Retries the save in the field on screen. Returns false when there is no such field: then open the draft's page. */
export function retryDraft(name: string): boolean {
  const retry = fields.get(name)?.retry
  retry?.()
  return retry !== undefined
}

/** Discards a draft, also in the field on screen. */
export function discardDraft(name: string) {
  fields.get(name)?.forget()
  dropDraft(name)
}

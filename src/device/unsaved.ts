import { type Draft, drafts, dropDraft, onDrafts } from './drafts.ts'

/** How long a save may take, in ms, before what it saves counts as unsaved. */
const SAVE_GRACE_MS = 2000

/** What a field on screen does with its draft when it is asked to elsewhere. */
interface DraftField {
  /** Without it somebody has to decide something in the field itself. */
  retry?: () => void
  forget: () => void
}

const fields = new Map<string, DraftField>()

/** Says that a field on screen holds this draft. Call what it returns when the field goes. */
export function registerDraft(name: string, field: DraftField): () => void {
  fields.set(name, field)
  const retry = () => field.retry?.()
  // With the network comes another try.
  addEventListener('online', retry)
  return () => {
    removeEventListener('online', retry)
    if (fields.get(name) === field) fields.delete(name)
  }
}

/** Whether a field on screen holds this draft. */
export const isOnScreen = (name: string) => fields.has(name)

/** What could not be saved: not what is on its way at this moment. */
export const unsaved = (): Draft[] => drafts().filter(({ at }) => at < Date.now() - SAVE_GRACE_MS)

export const unsavedCount = () => unsaved().length

/** Calls back when that may have changed. */
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
  // What the page before this one left behind may be as young.
  lookAgain()
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Tries again what a field on screen holds. Returns whether it could: else one has to go where it was typed. */
export function retryDraft(name: string): boolean {
  const retry = fields.get(name)?.retry
  retry?.()
  return retry !== undefined
}

export function discardDraft(name: string) {
  fields.get(name)?.forget()
  dropDraft(name)
}

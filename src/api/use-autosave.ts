import { useEffect, useState } from 'react'
import { markDirty } from '#src/device/dirty.ts'
import { dropDraft, loadDraft, saveDraft } from '#src/device/drafts.ts'
import { holdDraft } from '#src/device/unsaved.ts'
import { autosave, type SaveStatus } from './autosave.ts'

interface Options {
  /** What the server has. It shows as long as nothing of one's own is waiting to be saved. */
  stored: string
  /** Sends this one field, so that a change to another field, by whomever, is not undone. Answers whether it is saved. */
  save: (text: string) => Promise<boolean>
  /** Where the text is kept on this device when it cannot be saved; it comes back with the field. */
  draftKey?: string
  delay?: number
}

export interface Autosave {
  text: string
  change: (text: string) => void
  /** Saves without waiting: for blur, Enter and whatever ends the editing. */
  flush: () => Promise<void>
  status: SaveStatus
}

interface State {
  unsaved?: { value: string }
  status: SaveStatus
}

/** A text that saves by itself: 400 ms after the last key, and whenever its field or the page goes away. */
export function useAutosave({ stored, save, draftKey, delay = 400 }: Options): Autosave {
  const [{ unsaved, status }, setState] = useState<State>({ status: 'idle' })
  const [saver] = useState(() => autosave({ save, delay, onChange: setState }))
  useEffect(() => saver.saveBy(text => saveOrKeep(save, text, draftKey)), [saver, save, draftKey])
  useEffect(() => leaving(() => void saver.flush()), [saver])

  const isUnsaved = unsaved !== undefined
  useEffect(() => (isUnsaved ? markDirty() : undefined), [isUnsaved])
  useEffect(
    () =>
      draftKey === undefined
        ? undefined
        : holdDraft(draftKey, { retry: () => void saver.flush(), forget: saver.forget }),
    [draftKey, saver],
  )
  useEffect(() => {
    const draft = draftKey === undefined ? null : loadDraft(draftKey)
    if (draft !== null) saver.change(draft)
  }, [draftKey, saver])

  return {
    text: unsaved?.value ?? stored,
    change: saver.change,
    flush: saver.flush,
    status,
  }
}

/** Kept first and dropped once it is saved: whatever happens meanwhile, such as the reload that ends a session, it is there. */
async function saveOrKeep(save: Options['save'], text: string, draftKey: string | undefined) {
  if (draftKey !== undefined) saveDraft(draftKey, text)
  const isSaved = await save(text).catch(() => false)
  if (isSaved && draftKey !== undefined) dropDraft(draftKey)
  return isSaved
}

/** Calls when the field is taken away, the page is left or hidden. */
export function leaving(leave: () => void) {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
  return () => {
    watching.abort()
    leave()
  }
}

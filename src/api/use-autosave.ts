import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { markDirty } from '#src/device/drafts/dirty.ts'
import { draftSlot } from '#src/device/drafts/drafts.ts'
import { registerDraft } from '#src/device/drafts/unsaved.ts'
import { autosave, type SaveStatus } from './autosave.ts'

/** Converts a value to text and back. */
export interface Codec<Value> {
  textOf: (value: Value) => string
  /** Returns `undefined` for a text that is not a valid value. */
  valueOf: (text: string) => Value | undefined
}

interface Options<Value> {
  /** The server's value. It is shown while no unsaved value exists. */
  stored: Value
  /**
   * Sends only this field, so that changes to other fields are kept. `base` is the value at the start of the edit.
   * Resolves to whether it is saved.
   */
  save: (value: Value, base: Value) => Promise<boolean>
  /** The key of its draft on this device; the draft is restored when the field is shown again. */
  draftKey?: string | undefined
  /** ms after the last change */
  delay?: number
  /** A value typed before a reload replaces a version from elsewhere, without a conflict. */
  isLastWinner?: boolean
}

/** Another version of the edited value was stored elsewhere. */
export interface Conflict<Value> {
  theirs: Value
  keepMine: () => void
  takeTheirs: () => void
}

export interface Autosave<Value = string> {
  value: Value
  change: (value: Value) => void
  /** Saves without delay: on blur, on Enter, and at every other end of the editing. */
  flush: () => Promise<void>
  /** Discards the unsaved value. */
  forget: () => void
  status: SaveStatus
  conflict: Conflict<Value> | undefined
}

const plainText: Codec<string> = { textOf: text => text, valueOf: text => text }

/** A text that saves by itself: 400 ms after the last key press, and when its field is removed or the page is left. */
export const useAutosave = (options: Options<string>): Autosave => useAutosaveOf(plainText, options)

/** Like `useAutosave`, for other values. Each change is stored on the device before it is sent. */
export function useAutosaveOf<Value>(
  { textOf, valueOf }: Codec<Value>,
  { stored, save, draftKey, delay = 400, isLastWinner = false }: Options<Value>,
): Autosave<Value> {
  const [{ saver, slot }] = useState(() => {
    const slot = draftSlot(draftKey)
    const kept = slot.load()
    const value = kept && valueOf(kept.text)
    const saver = autosave<Value>({
      stored,
      draft: value === undefined ? undefined : { value, own: isLastWinner ? undefined : kept?.own },
      save,
      keep: draft => slot.keep(textOf(draft.value), draft.own ?? []),
      drop: slot.drop,
      textOf,
      delay,
    })
    return { saver, slot }
  })
  const { value, isUnsaved, status, theirs } = useSyncExternalStore(saver.subscribe, saver.state)

  useEffect(() => saver.setSave(save), [saver, save])
  useLayoutEffect(() => saver.receive(stored), [saver, stored])
  useEffect(() => slot.rename(draftKey), [slot, draftKey])
  useEffect(() => saver.start(), [saver])
  useEffect(() => onPageLeave(() => void saver.flush()), [saver])

  useEffect(() => (isUnsaved ? markDirty() : undefined), [isUnsaved])
  const isConflict = status === 'conflict'
  useEffect(() => {
    if (draftKey === undefined) return
    const retry = () => void saver.flush()
    return registerDraft(draftKey, { forget: saver.forget, ...(!isConflict && { retry }) })
  }, [draftKey, isConflict, saver])

  return {
    value,
    change: saver.change,
    flush: saver.flush,
    forget: saver.forget,
    status,
    conflict:
      theirs === undefined
        ? undefined
        : { theirs, keepMine: () => void saver.keepMine(), takeTheirs: saver.forget },
  }
}

/** Calls back when the field is removed, or the page is left or hidden. */
function onPageLeave(leave: () => void) {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
  return () => {
    watching.abort()
    leave()
  }
}

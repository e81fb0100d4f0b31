import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { markDirty } from '#src/device/dirty.ts'
import { draftSlot } from '#src/device/drafts.ts'
import { registerDraft } from '#src/device/unsaved.ts'
import { autosave, type SaveStatus } from './autosave.ts'

/** How a value is kept as text, and read back. */
export interface Codec<Value> {
  textOf: (value: Value) => string
  /** Returns `undefined` for a text that is no such value. */
  valueOf: (text: string) => Value | undefined
}

interface Options<Value> {
  /** What the server has. It shows as long as nothing else is waiting to be saved. */
  stored: Value
  /**
   * Sends this one field, so that a change to another field is not undone. `base` is what the edit began from. Resolves
   * to whether it is saved.
   */
  save: (value: Value, base: Value) => Promise<boolean>
  /** Where it is kept on this device until it is saved; it comes back with the field. */
  draftKey?: string | undefined
  /** ms after the last change */
  delay?: number
  /** What was typed before a reload replaces what others stored meanwhile, without a question. */
  isLastWinner?: boolean
}

/** Somebody else stored another version of what is typed. */
export interface Conflict<Value> {
  theirs: Value
  keepMine: () => void
  takeTheirs: () => void
}

export interface Autosave<Value = string> {
  value: Value
  change: (value: Value) => void
  /** Saves without waiting: for blur, Enter and what else ends the editing. */
  flush: () => Promise<void>
  /** Gives up what is not saved. */
  forget: () => void
  status: SaveStatus
  conflict: Conflict<Value> | undefined
}

const plainText: Codec<string> = { textOf: text => text, valueOf: text => text }

/** A text that saves by itself: 400 ms after the last key, and whenever its field or the page goes away. */
export const useAutosave = (options: Options<string>): Autosave => useAutosaveOf(plainText, options)

/** A value of another kind that saves by itself. Each change is kept on the device before it is sent. */
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

/** Calls when the field is taken away, the page is left or hidden. */
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

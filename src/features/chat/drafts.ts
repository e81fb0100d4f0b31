import { useSyncExternalStore } from 'react'
import { allUnsentTexts, saveUnsentText } from '#src/device/drafts/unsent-text.ts'

let texts: ReadonlyMap<string, string> = allUnsentTexts()
const listeners = new Set<() => void>()

/** The texts that were written and not sent, by colleague. All message boxes show them, also those of other tabs. */
export const useDrafts = () => useSyncExternalStore(subscribe, () => texts)

/** Returns the stored text of a name now, outside of a render. */
export const draftOf = (name: string) => texts.get(name) ?? ''

/** Keeps the text for a colleague, over reloads too; an empty one ends the draft. */
export function keepDraft(peerId: string, text: string) {
  saveUnsentText(peerId, text)
  // The field keeps the text when the device is full.
  show(new Map(texts).set(peerId, text))
}

function subscribe(changed: () => void) {
  if (listeners.size === 0) {
    show(allUnsentTexts())
    addEventListener('storage', readAgain)
  }
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

const readAgain = () => show(allUnsentTexts())

function show(next: ReadonlyMap<string, string>) {
  texts = next
  for (const changed of listeners) changed()
}

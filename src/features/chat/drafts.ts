import { useSyncExternalStore } from 'react'
import { allUnsentTexts, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { draftNameOf } from './draft-name.ts'

let texts: ReadonlyMap<string, string> = allUnsentTexts()
const listeners = new Set<() => void>()

/** The texts that were written and not sent, by `draftNameOf`. All message boxes show them, also those of other tabs. */
export const useDrafts = () => useSyncExternalStore(subscribe, () => texts)

/** Returns the stored text of a name now, outside of a render. */
export const draftOf = (name: string) => texts.get(name) ?? ''

/** Keeps the text of a name, over reloads too; an empty one ends the draft. */
export function keepDraft(name: string, text: string) {
  saveUnsentText(name, text)
  // The field keeps the text when the device is full.
  show(new Map(texts).set(name, text))
}

/** Earlier releases named drafts only by the colleague. They become drafts of the user who opens the chat first. */
export function adoptDrafts(userId: string, peerIds: readonly string[]) {
  for (const old of peerIds.flatMap(id => [id, `${id}.parts`])) {
    const text = draftOf(old)
    const name = draftNameOf(userId, old)
    if (text === '') continue
    keepDraft(old, '')
    if (draftOf(name) === '') keepDraft(name, text)
  }
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

import { keyPrefix } from './owner.ts'

/*
 * Typed text that is not saved yet. It is stored in `localStorage`, because that is synchronous: the text is not lost
 * when the page is closed immediately afterwards.
 */
const prefix = () => keyPrefix('draft')

/** A stored text that is not saved yet. */
export interface Draft {
  name: string
  text: string
  /** The address and the title of the page on which it was typed. */
  path: string
  title: string
  /** ms since 1970 */
  at: number
  /** Hashes of the versions that this user has stored or has changed; the stored value is compared with them. */
  own?: readonly number[]
}

const listeners = new Set<() => void>()

/** Stores a text until it is saved; the last text of a name replaces earlier ones. */
export function saveDraft(name: string, text: string, own?: readonly number[]) {
  const { pathname, search } = location
  const draft = { text, path: pathname + search, title: document.title, at: Date.now(), own }
  try {
    localStorage.setItem(prefix() + name, JSON.stringify(draft))
  } catch {
    // The device is full. The text is still in its field, and the browser asks before it closes the page.
  }
  notify()
}

/** Returns the draft with a name, if there is one. */
export const loadDraft = (name: string): Draft | undefined => read(prefix() + name)

/** Deletes a draft. */
export function dropDraft(name: string) {
  localStorage.removeItem(prefix() + name)
  notify()
}

/**
 * Returns access to one draft. It drops only the text that it stored itself: another tab may have stored another text
 * since.
 */
export function draftSlot(name: string | undefined) {
  let kept: string | undefined
  const isOwn = () => kept !== undefined && name !== undefined && loadDraft(name)?.text === kept
  return {
    load() {
      const draft = name === undefined ? undefined : loadDraft(name)
      kept = draft?.text
      return draft
    },
    keep(text: string, own: readonly number[]) {
      if (name === undefined) return
      kept = text
      saveDraft(name, text, own)
    },
    drop() {
      if (name !== undefined && isOwn()) dropDraft(name)
    },
    /** Moves the draft to another name. */
    rename(next: string | undefined) {
      if (next === name) return
      const draft = isOwn() && name !== undefined ? loadDraft(name) : undefined
      if (name !== undefined && draft) dropDraft(name)
      name = next
      if (next !== undefined && draft) saveDraft(next, draft.text, draft.own)
    },
  }
}

/** Returns all drafts, the oldest first. */
export const drafts = (): Draft[] =>
  Object.keys(localStorage)
    .filter(key => key.startsWith(prefix()))
    .flatMap(key => read(key) ?? [])
    .sort((a, b) => a.at - b.at)

/** Calls `changed` when a draft is stored or dropped, in any tab. Returns a function that ends this. */
export function onDrafts(changed: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => key?.startsWith(prefix()) && changed()
  listeners.add(changed)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changedElsewhere)
  }
}

function notify() {
  for (const changed of listeners) changed()
}

function read(key: string): Draft | undefined {
  const stored = localStorage.getItem(key)
  if (stored === null) return undefined
  const name = key.slice(prefix().length)
  try {
    return { name, ...JSON.parse(stored) }
  } catch {
    // An older release stored only the text.
    return { name, text: stored, path: '', title: '', at: 0 }
  }
}

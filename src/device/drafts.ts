/*
 * In `localStorage`, because it writes at once: what was typed is kept even when the page is gone in the next moment.
 */
const keyOf = (name: string) => `outpost.draft.${name}`

/** Keeps a text that could not be saved; the last one of a name wins. */
export function saveDraft(name: string, text: string) {
  try {
    localStorage.setItem(keyOf(name), text)
  } catch {
    // The device is full. The text is still in its field, which asks before the page is left.
  }
}

export const loadDraft = (name: string): string | null => localStorage.getItem(keyOf(name))

export const dropDraft = (name: string) => localStorage.removeItem(keyOf(name))

import { keyPrefix } from './owner.ts'

const prefix = () => keyPrefix('line')

/**
 * Returns a text that was typed and not sent: a chat message, a step of a task, a note. The field shows it again the
 * next time; it does not count as unsaved.
 */
export const loadUnsentText = (name: string) => localStorage.getItem(prefix() + name) ?? ''

/** Stores the text, or deletes it when it is empty. */
export function saveUnsentText(name: string, text: string) {
  if (!text) return dropUnsentText(name)
  try {
    localStorage.setItem(prefix() + name, text)
  } catch {
    // The device is full. The text is still in its field.
  }
}

/** Deletes the text. */
export const dropUnsentText = (name: string) => localStorage.removeItem(prefix() + name)

/** Returns all texts by their names. */
export const allUnsentTexts = () =>
  new Map(
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith(prefix()) ? [[key.slice(prefix().length), String(text)] as const] : [],
    ),
  )

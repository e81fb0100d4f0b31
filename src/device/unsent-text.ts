const prefix = 'outpost.line.'

/**
 * A text that was typed and not sent yet: a chat message, a step of a task, a note. It is restored the next time, and
 * does not count as unsaved.
 */
export const loadUnsentText = (name: string) => localStorage.getItem(prefix + name) ?? ''

export function saveUnsentText(name: string, text: string) {
  if (!text) return dropUnsentText(name)
  try {
    localStorage.setItem(prefix + name, text)
  } catch {
    // The device is full. The text is still in its field.
  }
}

export const dropUnsentText = (name: string) => localStorage.removeItem(prefix + name)

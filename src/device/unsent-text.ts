const prefix = 'outpost.line.'

/**
 * What was begun to be written and is sent by a key or a button: a line to a colleague, a step of a task, a note. It is
 * there again the next time, and is not said to be unsaved.
 */
export const loadUnsentText = (name: string) => localStorage.getItem(prefix + name) ?? ''

export function saveUnsentText(name: string, text: string) {
  if (!text) return dropUnsentText(name)
  try {
    localStorage.setItem(prefix + name, text)
  } catch {
    // The device is full. The text is still in its box.
  }
}

export const dropUnsentText = (name: string) => localStorage.removeItem(prefix + name)

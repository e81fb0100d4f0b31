const prefix = 'outpost.line.'

/** What was begun to be written to a colleague, so that it is there again the next time. */
export const keptLine = (peerId: string) => localStorage.getItem(prefix + peerId) ?? ''

export function keepLine(peerId: string, text: string) {
  if (!text) return dropLine(peerId)
  try {
    localStorage.setItem(prefix + peerId, text)
  } catch {
    // The device is full. The text is still in its box.
  }
}

export const dropLine = (peerId: string) => localStorage.removeItem(prefix + peerId)

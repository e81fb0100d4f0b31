const key = 'outpost.notes.reminders-seen'

/**
 * Until when reminders were shown on this device, in ms since 1970. The first call sets it to now: nothing is missed.
 */
export function remindersSeen(): number {
  const stored = Number(localStorage.getItem(key))
  if (stored > 0) return stored
  const now = Date.now()
  seeReminders(now)
  return now
}

export const seeReminders = (until: number) => localStorage.setItem(key, String(until))

const key = 'outpost.notes.reminders-seen'

/** Until when this device has been told of reminders, in ms since 1970. On its first day nothing is missed. */
export function remindersSeen(): number {
  const stored = Number(localStorage.getItem(key))
  if (stored > 0) return stored
  const now = Date.now()
  seeReminders(now)
  return now
}

export const seeReminders = (until: number) => localStorage.setItem(key, String(until))

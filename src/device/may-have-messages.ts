export const journalKey = 'outpost.outbox'
/** Set when the outbox was empty the last time that the database was read. */
export const emptyKey = 'outpost.outbox-empty'

/** Returns whether a message may be in the outbox of the chat, without loading the device's database. */
export const mayHaveMessages = () =>
  localStorage.getItem(emptyKey) === null || localStorage.getItem(journalKey) !== null

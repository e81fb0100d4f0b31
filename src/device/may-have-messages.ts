/** The key of the messages that are not rows of the database yet. */
export const journalKey = 'outpost.outbox'
/** The key of the mark that the outbox was empty when the database was last read. */
export const emptyKey = 'outpost.outbox-empty'

/** Returns whether a message may be in the outbox of the chat, without loading the device's database. */
export const mayHaveMessages = () =>
  localStorage.getItem(emptyKey) === null || localStorage.getItem(journalKey) !== null

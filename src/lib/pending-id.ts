const PREFIX = 'pending-'

/** Returns the id of a row that is shown before the server has created it and chosen its id. */
export const newPendingId = () => `${PREFIX}${crypto.randomUUID()}`

/** Returns whether the server has not created the row yet. No address or call may contain such an id. */
export const isPending = (id: string) => id.startsWith(PREFIX)

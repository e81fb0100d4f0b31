/** Returns the name of a user's draft for a colleague on this device, which has several users. */
export const draftNameOf = (userId: string, peerId: string) => `chat.${userId}.${peerId}`

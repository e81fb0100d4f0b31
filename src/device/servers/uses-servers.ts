/** Set when a signed-in user of this device has called a configured server. */
export const serversKey = 'outpost.servers'

/** Returns whether a signed-in user of this device has called a configured server. */
export const usesServers = () => serversKey in localStorage

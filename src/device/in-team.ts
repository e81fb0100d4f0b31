/** Set while this device is in a team. */
export const teamKey = 'outpost.team'

/** Returns whether this device was in a team when that was last known, without a call. */
export const isInTeam = () => teamKey in localStorage

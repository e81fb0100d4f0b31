const key = 'outpost.team'

/** Returns whether this device was in a team when that was last known, without a call. */
export const isInTeam = () => key in localStorage

/** Stores whether this device is in a team. */
export function noteTeam(isMember: boolean) {
  if (isMember) localStorage.setItem(key, '1')
  else localStorage.removeItem(key)
}

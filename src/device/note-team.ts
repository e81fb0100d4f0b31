import { teamKey } from './in-team.ts'

/** Stores whether this device is in a team. The shell only reads it, so this is not a part of its script. */
export function noteTeam(isMember: boolean) {
  if (isMember) localStorage.setItem(teamKey, '1')
  else localStorage.removeItem(teamKey)
}

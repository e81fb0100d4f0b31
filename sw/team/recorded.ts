import type { Endpoint } from '#src/contract/core/define.ts'

/**
 * Returns whether a device of a team sends a call to the team: a write, but no sign-in, no restore of a backup, and no call
 * of the team itself. The server of the team runs no other call.
 */
export const isRecorded = ({ writes }: Endpoint) =>
  writes !== undefined && !writes.some(name => name === 'team' || name === 'backup' || name === 'session')

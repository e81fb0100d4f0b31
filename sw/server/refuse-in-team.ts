import { db } from '#sw/storage/db.ts'
import { Problem } from './problem.ts'

/** Rejects with 409 (`inTeam`) when this device is in a team: the call would store rows that the team does not get. */
export async function refuseInTeam() {
  if ((await db.team.count()) > 0) throw new Problem(409, { text: { code: 'inTeam' } })
}

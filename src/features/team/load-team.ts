import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import type { User } from '#src/contract/shared/user.ts'
import { type TeamStatus, team, type WaitingWrite } from '#src/contract/team.ts'
import { user } from '#src/contract/user.ts'
import { noteTeam } from '#src/device/note-team.ts'
import { keepPrefix } from '#src/device/prefix.ts'

export const api = client(team)
const users = client(user)

/** The team of this device, and what it does not have yet. */
export interface TeamData {
  /** Null without a team. */
  status: TeamStatus | null
  /** Undefined for a user who may not view them. */
  writes: WaitingWrite[] | undefined
  /** Undefined without a team, and for a user who may not view the employees. */
  members: User[] | undefined
}

/** Loads the team. Rejects with an `ApiProblem`. */
export async function loadTeam(): Promise<TeamData> {
  const [status, writes] = await Promise.all([api.status(), ifAllowed(api.waiting(), undefined)])
  noteTeam(status !== null)
  keepPrefix(status?.prefix)
  return { status, writes, members: status ? await ifAllowed(users.list(), undefined) : undefined }
}

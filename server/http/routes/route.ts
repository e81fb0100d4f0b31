import type { Announcements } from '#server/changes/announcements.ts'
import type { Team } from '#server/members/team.ts'
import type { TeamApp } from '#server/push/team-app.ts'

/** What the calls of devices need. */
export interface TeamServer {
  readonly team: Team
  readonly app: TeamApp
  readonly announcements: Announcements
}

/** Replies to a call. `caller` is the address of the client. Rejects with a `Problem`. */
export type Route = (request: Request, caller: string) => Promise<unknown>

/** Calls by method and path, such as `POST /api/team/push`. */
export type Routes = Readonly<Record<string, Route>>

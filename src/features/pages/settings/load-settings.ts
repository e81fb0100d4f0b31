import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { permissions } from '#src/contract/permissions.ts'
import { user } from '#src/contract/user.ts'
import { api, loadPlan } from '#src/features/pages/load-plan.ts'

const [people, rights] = [client(user), client(permissions)]

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>

/** Returns the settings of the user and of the shop. What the user may not see is undefined or empty. */
export async function loadSettings() {
  const [person, plan, team, groups] = await Promise.all([
    api.settings(),
    loadPlan(),
    ifAllowed(people.list(), []),
    ifAllowed(rights.groups(), []),
  ])
  return { person, plan, team, groups: groups.map(({ groupID }) => groupID) }
}

import type { Area, Permissions } from '#src/contract/permissions.ts'
import { db } from '#sw/db.ts'
import { find } from '#sw/find.ts'

/** What a user may do: what the user's group may. */
export async function permissionsOf(userId: string): Promise<Permissions> {
  const { groupID } = await find(db.users, userId, 'user')
  const { groupID: _, ...permissions } = await find(db.permissions, groupID, 'group')
  return permissions
}

/** Whether these permissions let one create or edit in an area. */
export const canCreate = (permissions: Permissions, area: Area) => /create|edit/.test(permissions[area])

import type { GroupPermissions, Permissions } from '#src/contract/permissions.ts'
import { type Area, areas, includes, type Level, type Right } from '#src/contract/shared/areas.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { writes } from './writes.ts'

/** As it is stored: a row that is older than an area lacks it. */
export type PermissionRow = Partial<Permissions> & { groupID: string }

/** The group of the owner, which installed devices had before there were others. */
const owners = 'store'

/** All areas of a row. One that it lacks is the owner's, and nobody else's. */
export function complete({ groupID, ...row }: PermissionRow): Permissions {
  const missing: Level = groupID === owners ? 'edit' : 'none'
  return Object.fromEntries(areas.map(area => [area, row[area] ?? missing])) as Permissions
}

let known = new Map<string, Permissions>()
/** The count of writes that `known` is as of. */
let asOf = 0

/** What a user may do: what the user's group may. Read once until a user or a group is written; 404 without such a user. */
export async function permissionsOf(userId: string): Promise<Permissions> {
  if (asOf !== writes.count) {
    known = new Map()
    asOf = writes.count
  }
  const cached = known.get(userId)
  if (cached) return cached
  const [cache, before] = [known, asOf]
  const { groupID } = await getOr404(db.users, userId, 'user')
  const permissions = complete((await db.permissions.get(groupID)) ?? { groupID })
  if (before === writes.count) cache.set(userId, permissions)
  return permissions
}

/** Whether a user has a right. */
export const may = async (userId: string, { area, level }: Right) =>
  includes((await permissionsOf(userId))[area], level)

/** Returns whether a user may view an area, or what belongs to no area. */
export async function mayView(userId: string): Promise<(area?: Area) => boolean> {
  const permissions = await permissionsOf(userId)
  return area => !area || permissions[area] !== 'none'
}

/** Whether these permissions let one create or edit in an area. */
export const canCreate = (permissions: Permissions, area: Area) => includes(permissions[area], 'create')

/** Every group with all areas, by its id. */
export const groups = async (): Promise<GroupPermissions[]> =>
  (await db.permissions.toArray()).map(row => ({ groupID: row.groupID, permissions: complete(row) }))

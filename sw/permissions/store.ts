import type { GroupPermissions, Permissions } from '#src/contract/permissions.ts'
import { type Area, areas, includes, type Level, type Right } from '#src/contract/shared/areas.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { writes } from './writes.ts'

/** A stored group. A row that is older than an area has no value for it. */
export type PermissionRow = Partial<Permissions> & { groupID: string }

/** The group of the owner. Installed devices had only this group before the others were added. */
const owners = 'store'

/** Returns all areas of a row. An area that the row lacks is allowed for the owner only. */
export function complete({ groupID, ...row }: PermissionRow): Permissions {
  const missing: Level = groupID === owners ? 'edit' : 'none'
  return Object.fromEntries(areas.map(area => [area, row[area] ?? missing])) as Permissions
}

let known = new Map<string, Permissions>()
/** The number of writes when `known` was read. */
let asOf = 0

/**
 * Returns the rights of a user's group. They are cached until a user or a group is written. Rejects with 404 when there
 * is no such user.
 */
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

/** Returns whether a user has a right. Rejects with 404 when there is no such user. */
export async function may(userId: string, { area, level, or = [] }: Right): Promise<boolean> {
  const permissions = await permissionsOf(userId)
  return [area, ...or].some(one => includes(permissions[one], level))
}

/**
 * Returns a function that says whether the user may view an area; without an area it returns true. Rejects with 404
 * when there is no such user.
 */
export async function mayView(userId: string): Promise<(area?: Area) => boolean> {
  const permissions = await permissionsOf(userId)
  return area => !area || permissions[area] !== 'none'
}

/** Returns whether these permissions allow creating or editing in an area. */
export const canCreate = (permissions: Permissions, area: Area) => includes(permissions[area], 'create')

/** Returns every group with its id and its level in all areas. */
export const groups = async (): Promise<GroupPermissions[]> =>
  (await db.permissions.toArray()).map(row => ({ groupID: row.groupID, permissions: complete(row) }))

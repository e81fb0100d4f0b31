import { areas, type Level } from '#src/contract/areas.ts'
import type { Permissions } from '#src/contract/permissions.ts'

const everywhere = (level: Level) => Object.fromEntries(areas.map(area => [area, level])) as Permissions

const owner = everywhere('edit')

/** What each group of users may do. */
export const permissions = {
  permissions: [{ groupID: 'store', ...owner }],
}

import type { Permissions } from '#src/contract/permissions.ts'
import { type Area, areas, type Level } from '#src/contract/shared/areas.ts'

const everywhere = (level: Level) => Object.fromEntries(areas.map(area => [area, level])) as Permissions

const only = (levels: Partial<Record<Area, Level>>): Permissions => ({ ...everywhere('none'), ...levels })

/**
 * The rights of each role of the sample, by the id of its group. A user needs rights to all areas that a screen reads.
 */
export const roles = {
  /** The owner. */
  store: everywhere('edit'),
  cashier: only({
    pos: 'create',
    customer: 'edit',
    contacts: 'edit',
    tasks: 'edit',
    products: 'view',
    help: 'create',
  }),
  keeper: only({
    inventory: 'edit',
    'check-in': 'edit',
    collection: 'edit',
    supplier: 'view',
    products: 'edit',
    tasks: 'view',
    help: 'create',
  }),
  /** A driver also handles the cash of a delivery. */
  driver: only({ delivery: 'edit', tasks: 'view', products: 'view', help: 'create' }),
  viewer: everywhere('view'),
} as const

/** The first group. The other groups are in `roles.ts`. */
export const permissions = {
  permissions: [{ groupID: 'store', ...roles.store }],
}

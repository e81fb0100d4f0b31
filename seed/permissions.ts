import type { Permissions } from '#src/contract/permissions.ts'

const everything: Permissions = {
  'check-out': 'edit',
  collection: 'edit',
  delivery: 'edit',
  'check-in': 'edit',
  customer: 'edit',
  supplier: 'edit',
  employee: 'edit',
}

/** What each group of users may do. */
export const permissions = {
  permissions: [{ groupID: 'store', ...everything }],
}

import * as v from 'valibot'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'
import { areas, levels, rightsIn } from './shared/areas.ts'

/** A level for each area. */
export type Permissions = v.InferOutput<typeof Permissions>
export const Permissions = v.object(v.entriesFromList(areas, v.picklist(levels)))

/** The rights of all users in a group. */
export type GroupPermissions = v.InferOutput<typeof GroupPermissions>
export const GroupPermissions = v.object({ groupID: shortText, permissions: Permissions })

const may = rightsIn('admin')

export const permissions = define({
  /** The caller's rights. */
  get: { method: 'GET', path: '{auth}/common/permissions', needs: 'signedIn', reply: Permissions },
  /** Beyond the specification: all groups. */
  groups: {
    method: 'GET',
    path: '{admin}/permission/all',
    needs: may.view,
    reply: v.array(GroupPermissions),
  },
  /**
   * Beyond the specification: changes the levels of a group in some areas, and notifies its users. Replies with all
   * areas. 409 (`ownAdmin`) when callers would remove `edit` of `admin` from their own group: then nobody could restore
   * it.
   */
  update: {
    method: 'PATCH',
    path: '{admin}/permission/update',
    needs: may.edit,
    body: v.object({ groupID: shortText, permissions: v.partial(Permissions) }),
    reply: Permissions,
    writes: ['permissions', 'navigation'],
    errors: { 409: ['ownAdmin'] },
  },
})

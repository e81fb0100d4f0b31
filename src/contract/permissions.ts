import * as v from 'valibot'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'
import { areas, levels, rightsIn } from './shared/areas.ts'

/** A level for each area. */
export type Permissions = v.InferOutput<typeof Permissions>
export const Permissions = v.object(v.entriesFromList(areas, v.picklist(levels)))

/** What everybody of a group may do. */
export type GroupPermissions = v.InferOutput<typeof GroupPermissions>
export const GroupPermissions = v.object({ groupID: shortText, permissions: Permissions })

const may = rightsIn('admin')

export const permissions = define({
  /** What the caller may do. */
  get: { method: 'GET', path: '{auth}/common/permissions', needs: 'signedIn', reply: Permissions },
  /** Beyond the specification: every group. */
  groups: {
    method: 'GET',
    path: '{admin}/permission/all',
    needs: may.view,
    reply: v.array(GroupPermissions),
  },
  /**
   * Beyond the specification: changes the levels of a group in some areas, and notifies its users. Returns all areas.
   * 409 (`ownAdmin`) when callers would take `edit` of `admin` from their own group: then nobody could give it back.
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

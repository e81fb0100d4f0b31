import * as v from 'valibot'
import { define } from './define.ts'
import { line } from './fields.ts'

/** spec: product.md section 6 */
export const taskAreas = ['check-out', 'collection', 'delivery', 'check-in'] as const
export const partnerGroups = ['customer', 'supplier', 'employee'] as const
/** Each allows what those before it allow. */
export const levels = ['none', 'view', 'create', 'edit'] as const

export type Area = (typeof taskAreas)[number] | (typeof partnerGroups)[number]
export type Level = (typeof levels)[number]

/** What the caller may do, by area. */
export type Permissions = v.InferOutput<typeof Permissions>
export const Permissions = v.object(v.entriesFromList([...taskAreas, ...partnerGroups], v.picklist(levels)))

export const permissions = define({
  get: { method: 'GET', path: '{auth}/common/permissions', reply: Permissions },
  /** Beyond the specification: changes what everybody of a group may do in some areas, and tells them. Answers all areas. */
  update: {
    method: 'PATCH',
    path: '{admin}/permission/update',
    body: v.object({ groupID: line, permissions: v.partial(Permissions) }),
    reply: Permissions,
    changes: ['permissions'],
  },
})

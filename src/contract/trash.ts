import * as v from 'valibot'
import { define } from './core/define.ts'
import type { Area } from './shared/areas.ts'

/** The tables whose rows are kept for thirty days after they were removed. */
export const trashKinds = ['boardCards', 'contacts', 'files', 'mails', 'notes', 'products', 'tasks'] as const

/** The area of a kind: who may not view it is not told of it. The kinds that are not here are one's own. */
export const areaOfKind: Partial<Record<(typeof trashKinds)[number], Area>> = {
  boardCards: 'boards',
  contacts: 'contacts',
  files: 'files',
  products: 'products',
  tasks: 'tasks',
}

export type Trashed = v.InferOutput<typeof Trashed>
export const Trashed = v.object({
  id: v.string(),
  kind: v.picklist(trashKinds),
  title: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

export const trash = define({
  /** Beyond the specification: what was removed and the caller may view, the last first. Each kind is restored by its own domain. */
  list: { method: 'GET', path: '{admin}/trash', needs: 'signedIn', reply: v.array(Trashed) },
})

import type { Area } from '#src/contract/shared/areas.ts'
import { hasRight, type NamedRight } from '#src/contract/shop/rights.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { may, permissionsOf } from '#sw/permissions/store.ts'
import type { ErrorText } from '#sw/server/error-texts.ts'
import type { Caller } from '#sw/server/handle.ts'
import { Problem } from '#sw/server/problem.ts'

/** Throws 409: the state of the document does not allow the call. */
export const wrongState = (): never => {
  throw new Problem(409, { text: { code: 'wrongState' }, field: 'status' })
}

type Named = 'duplicate' | 'exceeds' | 'shortStock' | 'overLimit'

/** Throws 409 for a field, with the name of what is there already, too much or too little. */
export const refuse = (code: Named, field: string, name: string): never => {
  throw new Problem(409, { text: { code, name }, field })
}

/** Returns the 409 problem of a row that has another version than the editor saw, with both rows. */
export const conflict = (stored: object, sent: object) =>
  new Problem(409, { text: { code: 'conflict' }, more: { stored, sent } })

/** Returns whether a user has a named right. */
export const mayNamed = async (userId: string, right: NamedRight) =>
  hasRight(await permissionsOf(userId), right)

/** Returns the 403 problem of a caller who lacks a named right; its field is the right, and `text` can say why. */
export const lacksRight = (right: NamedRight, text: ErrorText = { code: 'lacksRight' }) =>
  new Problem(403, { text, field: right, more: { code: 'lacksRight' } })

/** Rejects with 403 when the user lacks a named right. */
export async function requireRight(userId: string, right: NamedRight): Promise<void> {
  if (!(await mayNamed(userId, right))) throw lacksRight(right)
}

/** Rejects with 403 when a row belongs to another user and the caller may not edit in its area. */
export async function requireOwn(by: string, area: Area, { userId, lang }: Caller): Promise<void> {
  if (by !== userId && !(await may(userId, { area, level: 'edit' })))
    throw forbidden({ area, level: 'edit' }, lang)
}

import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, shortText } from '#src/contract/core/fields.ts'

const required = v.pipe(shortText, v.trim(), v.nonEmpty())

export type Shortcut = v.InferOutput<typeof Shortcut>
export const Shortcut = v.object({
  id: shortText,
  label: required,
  description: v.optional(v.nullable(shortText)),
  /** A heroicon's name, such as `truck`. */
  icon: required,
  link: required,
  /** Whether the link leads to a screen of the app. */
  useRouter: v.boolean(),
})

const Fields = v.omit(Shortcut, ['id'])
const path = '/api/common/shortcuts'
const writes = ['shortcuts'] as const

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: sample-data.md section 7, Common; product.md sections 5 and 6 */
export const shortcuts = define({
  /** A default shortcut is included only if the caller may create or edit in its area. */
  list: { method: 'GET', path, needs, reply: v.array(Shortcut) },
  create: { method: 'POST', path, needs, body: v.object({ shortcut: Fields }), reply: Shortcut, writes },
  update: {
    method: 'PATCH',
    path,
    needs,
    body: v.object({ id: shortText, shortcut: v.partial(Fields) }),
    reply: Shortcut,
    writes,
  },
  /** Replies with the removed shortcut. */
  remove: { method: 'DELETE', path, needs, query: ById, reply: Shortcut, writes },
})

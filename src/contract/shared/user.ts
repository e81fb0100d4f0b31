import * as v from 'valibot'
import { imageOrNull, shortText } from '#src/contract/core/fields.ts'

export const statuses = ['online', 'away', 'busy', 'not-visible'] as const
export type Status = (typeof statuses)[number]

export type User = v.InferOutput<typeof User>
export const User = v.object({
  id: v.string(),
  name: shortText,
  email: v.string(),
  avatar: imageOrNull,
  avatarID: v.nullable(shortText),
  status: v.picklist(statuses),
  groupID: v.string(),
})

export const Email = v.pipe(shortText, v.trim(), v.email())

/** Control characters in a password are invisible, and a NUL at its end would be ignored. */
export const noControls = v.regex(/^\P{Cc}*$/u)
export const Password = v.pipe(v.string(), v.maxLength(1000), noControls, v.nonEmpty())

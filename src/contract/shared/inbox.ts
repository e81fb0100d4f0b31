import * as v from 'valibot'
import { imageOrNull, longText, shortText } from '#src/contract/core/fields.ts'

/** The fields that messages and notifications share. */
export const inboxEntries = {
  id: shortText,
  title: shortText,
  /** Can hold simple emphasis, as HTML. */
  description: longText,
  time: v.pipe(v.string(), v.isoTimestamp()),
  read: v.boolean(),
  /** Whether it was on screen, read or not. */
  seen: v.boolean(),
  /** The path of a picture. */
  image: v.optional(imageOrNull),
  link: v.optional(v.nullable(shortText)),
  /** Whether the link leads to a screen of the app. */
  useRouter: v.optional(v.boolean()),
}

/** Sets `read` of one entry to the given value. */
export const Toggle = v.object({ id: shortText, read: v.boolean() })

import * as v from 'valibot'
import { imageSource, longText, shortText } from '#src/contract/core/fields.ts'

/** What messages and notifications have in common. */
export const inboxEntries = {
  id: shortText,
  title: shortText,
  /** May hold simple emphasis, as HTML. */
  description: longText,
  time: v.pipe(v.string(), v.isoTimestamp()),
  read: v.boolean(),
  /** Was on screen, read or not. */
  seen: v.boolean(),
  /** The path of a picture. */
  image: v.optional(v.nullable(imageSource)),
  link: v.optional(v.nullable(shortText)),
  /** Whether the link is a place in the app. */
  useRouter: v.optional(v.boolean()),
}

/** Sets `read` of one to the value that is sent. */
export const Toggle = v.object({ id: shortText, read: v.boolean() })

import * as v from 'valibot'

/** What messages and notifications have in common. */
export const inboxEntries = {
  id: v.string(),
  title: v.string(),
  /** May hold simple emphasis, as HTML. */
  description: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  read: v.boolean(),
  /** Was on screen, read or not. */
  seen: v.boolean(),
  /** The path of a picture. */
  image: v.optional(v.nullable(v.string())),
  link: v.optional(v.nullable(v.string())),
  /** Whether the link is a place in the app. */
  useRouter: v.optional(v.boolean()),
}

/** Sets `read` of one to the value that is sent. */
export const Toggle = v.object({ id: v.string(), read: v.boolean() })

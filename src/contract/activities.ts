import * as v from 'valibot'
import { define } from './core/define.ts'

/** Heroicons by name. */
export const activityIcons = [
  'archive-box',
  'banknotes',
  'chat-bubble-left-right',
  'check-circle',
  'clipboard-document-check',
  'exclamation-triangle',
  'photo',
  'star',
  'truck',
] as const
export type ActivityIcon = (typeof activityIcons)[number]

export type Activity = v.InferOutput<typeof Activity>
export const Activity = v.object({
  id: v.string(),
  /** Either an icon or an image. */
  icon: v.optional(v.picklist(activityIcons)),
  image: v.optional(v.string()),
  /** HTML, as is `extraContent`. */
  description: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
  extraContent: v.optional(v.string()),
  /** The text of the link. */
  linkedContent: v.optional(v.string()),
  link: v.optional(v.string()),
  /** Whether the link leads to a screen of the app. */
  useRouter: v.optional(v.boolean()),
})

/** spec: sample-data.md section 7, newest first */
export const activities = define({
  list: { method: 'GET', path: '/api/pages/activities', needs: 'signedIn', reply: v.array(Activity) },
})

import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'

export type MailFolder = v.InferOutput<typeof MailFolder>
export const MailFolder = v.object({
  id: shortText,
  title: shortText,
  slug: shortText,
  icon: shortText,
  count: v.number(),
})

/** Its slug names a boolean field of a mail. */
export type MailFilter = v.InferOutput<typeof MailFilter>
export const MailFilter = v.omit(MailFolder, ['count'])

export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const
export type LabelColor = (typeof labelColors)[number]

export type MailLabel = v.InferOutput<typeof MailLabel>
export const MailLabel = v.object({
  id: shortText,
  title: shortText,
  slug: shortText,
  color: v.picklist(labelColors),
})

export const messageLayouts = ['right', 'bottom', 'full'] as const

export type MailSettings = v.InferOutput<typeof MailSettings>
export const MailSettings = v.object({ messageLayout: v.picklist(messageLayouts) })

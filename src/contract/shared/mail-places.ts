import * as v from 'valibot'
import { line } from '#src/contract/core/fields.ts'

export type MailFolder = v.InferOutput<typeof MailFolder>
export const MailFolder = v.object({
  id: line,
  title: line,
  slug: line,
  icon: line,
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
  id: line,
  title: line,
  slug: line,
  color: v.picklist(labelColors),
})

export const messageLayouts = ['right', 'bottom', 'full'] as const

export type MailSettings = v.InferOutput<typeof MailSettings>
export const MailSettings = v.object({ messageLayout: v.picklist(messageLayouts) })

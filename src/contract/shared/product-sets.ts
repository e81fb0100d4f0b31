import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'

export type Category = v.InferOutput<typeof Category>
export const Category = v.object({
  id: shortText,
  parentId: v.nullable(shortText),
  name: shortText,
  slug: shortText,
})

/** A brand or a vendor. */
export type Maker = v.InferOutput<typeof Maker>
export const Maker = v.object({ id: shortText, name: shortText, slug: shortText })

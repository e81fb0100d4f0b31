import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'

export type Tag = v.InferOutput<typeof Tag>
export const Tag = v.object({ id: shortText, title: shortText })

/** The fields of a tag that can be set: tags of contacts, products and tasks have the same ones. */
const TagFields = v.omit(Tag, ['id'])

export const CreateTag = v.object({ tag: TagFields })
export const UpdateTag = v.object({ id: shortText, tag: v.partial(TagFields) })

import * as v from 'valibot'

export type Tag = v.InferOutput<typeof Tag>
export const Tag = v.object({ id: v.string(), title: v.string() })

/** What a tag can be given: contacts, products and tasks have the same kind. */
const TagFields = v.omit(Tag, ['id'])

export const CreateTag = v.object({ tag: TagFields })
export const UpdateTag = v.object({ id: v.string(), tag: v.partial(TagFields) })

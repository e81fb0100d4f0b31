import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'

const text = v.string()

export type SearchResult = v.InferOutput<typeof SearchResult>
export const SearchResult = v.object({
  id: text,
  /** The text that matched: a name, or a title in the language of the caller. */
  value: text,
  link: text,
  /** The sender of a mail. */
  about: v.optional(text),
  image: v.optional(v.nullable(text)),
  /** True for a completed task, which is shown struck through. */
  completed: v.optional(v.boolean()),
})

export type SearchGroup = v.InferOutput<typeof SearchGroup>
export const SearchGroup = v.object({
  id: text,
  label: text,
  /** The label in the language of the caller. */
  title: text,
  /** The address of the screen whose parameter `q` searches the same rows. */
  screen: v.optional(text),
  results: v.array(SearchResult),
})

/** spec: product.md section 3, Search result groups */
export type CategoryResult = v.InferOutput<typeof CategoryResult>
export const CategoryResult = v.object({ id: text, name: text, code: text })

export type ProductResult = v.InferOutput<typeof ProductResult>
export const ProductResult = v.object({
  id: text,
  name: text,
  /** The first image represents the product. */
  images: v.array(text),
  /** True for a product no longer sold, which is shown struck through. */
  completed: v.boolean(),
})

const whole = (fallback: string) =>
  v.pipe(v.optional(text, fallback), v.regex(/^\d{1,9}$/, 'Not a whole number'), v.transform(Number))

/** Any signed-in user may call it. */
const needs = 'signedIn'

export const search = define({
  /**
   * Groups without a result are left out; an empty query has no groups. The best matches are first, at most 100 in a
   * group. The first three groups are those of the specification; those of other domains follow.
   */
  find: {
    method: 'POST',
    path: '/api/common/search',
    needs,
    body: v.object({ query: shortText }),
    reply: v.array(SearchGroup),
  },
  /** spec: product.md section 7. Pages start at 0. */
  products: {
    method: 'GET',
    path: '{dms}/product/search',
    needs,
    query: v.object({ page: whole('0'), size: whole('100'), value: v.optional(shortText, '') }),
    reply: v.object({ items: v.array(ProductResult), categories: v.array(CategoryResult) }),
  },
})

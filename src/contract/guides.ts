import * as v from 'valibot'
import { define } from './core/define.ts'
import { longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'

const Category = v.object({ id: v.string(), slug: v.string(), title: v.string() })

export type Faq = v.InferOutput<typeof Faq>
export const Faq = v.object({
  id: v.string(),
  categoryId: v.string(),
  question: v.string(),
  answer: v.string(),
})

export type FaqCategory = v.InferOutput<typeof FaqCategory>
export const FaqCategory = v.object({ ...Category.entries, faqs: v.array(Faq) })

/** `content` is HTML. */
export type GuideText = v.InferOutput<typeof GuideText>
export const GuideText = v.object({
  id: v.string(),
  categoryId: v.string(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  content: v.string(),
})

/** A guide in a list, without its content. */
export type GuideSummary = v.InferOutput<typeof GuideSummary>
export const GuideSummary = v.omit(GuideText, ['content'])

/** Beyond the specification: whether the caller found it helpful; `null` before the caller rated it. */
export type Guide = v.InferOutput<typeof Guide>
export const Guide = v.object({
  ...GuideText.entries,
  helpful: v.nullable(v.boolean()),
  /**
   * The next guide; after the last guide of a category, the first of the next category; `null` after the last of all.
   */
  next: v.nullable(v.object({ title: v.string(), slug: v.string(), categorySlug: v.string() })),
})

export type GuideCategory = v.InferOutput<typeof GuideCategory>
export const GuideCategory = v.object({
  ...Category.entries,
  guides: v.array(GuideSummary),
  visibleGuides: v.number(),
  totalGuides: v.number(),
})

/** Stored rows: in the language of the shop, and the same in English. Older rows have no English. */
export type CategoryRow = v.InferOutput<typeof CategoryRow>
export const CategoryRow = v.object({ ...Category.entries, en: v.optional(v.pick(Category, ['title'])) })
export type FaqRow = v.InferOutput<typeof FaqRow>
export const FaqRow = v.object({ ...Faq.entries, en: v.optional(v.pick(Faq, ['question', 'answer'])) })
export type GuideRow = v.InferOutput<typeof GuideRow>
export const GuideRow = v.object({
  ...GuideText.entries,
  en: v.optional(v.pick(GuideText, ['title', 'subtitle', 'content'])),
})

/** A question that matches a search in its own text or in its answer. */
export type FoundFaq = v.InferOutput<typeof FoundFaq>
export const FoundFaq = v.object({ ...Faq.entries, categoryTitle: v.string() })

/** A guide that matches a search. `excerpt` is plain text: the part of its content with the first match. */
export type FoundGuide = v.InferOutput<typeof FoundGuide>
export const FoundGuide = v.object({
  ...GuideSummary.entries,
  categorySlug: v.string(),
  categoryTitle: v.string(),
  excerpt: v.string(),
})

const text = v.pipe(shortText, v.trim(), v.nonEmpty())

/** A request to the support team. */
export type SupportFields = v.InferOutput<typeof SupportFields>
export const SupportFields = v.object({
  name: text,
  email: v.pipe(text, v.email()),
  subject: text,
  message: v.pipe(longText, v.trim(), v.nonEmpty(), v.maxLength(10_000)),
})

export type SupportRequest = v.InferOutput<typeof SupportRequest>
export const SupportRequest = v.object({
  ...SupportFields.entries,
  id: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The mail that carries the request. Requests of older versions have none. */
  mailId: v.optional(v.string()),
})

const base = '/api/apps/help-center'
const guide = `${base}/guide` as const
const support = `${base}/support` as const

const may = rightsIn('help')

/** spec: sample-data.md section 7, Help centre. With a slug, the reply is one category as an object. */
export const guides = define({
  faqs: {
    method: 'GET',
    path: `${base}/faqs`,
    needs: may.view,
    query: v.object({ slug: v.optional(shortText) }),
    reply: v.union([v.array(FaqCategory), FaqCategory]),
  },
  /** `limit` cuts the guides of each category; a single category has all. */
  list: {
    method: 'GET',
    path: `${base}/guides`,
    needs: may.view,
    query: v.object({
      slug: v.optional(shortText),
      limit: v.optional(v.pipe(shortText, v.digits(), v.transform(Number)), '5'),
    }),
    reply: v.union([v.array(GuideCategory), GuideCategory]),
  },
  get: {
    method: 'GET',
    path: guide,
    needs: may.view,
    query: v.object({ categorySlug: shortText, guideSlug: shortText }),
    reply: v.object({ ...Category.entries, guides: v.tuple([Guide]) }),
  },
  /** The following calls are beyond the specification. */
  rate: {
    method: 'PATCH',
    path: guide,
    needs: may.create,
    body: v.object({ id: shortText, helpful: v.nullable(v.boolean()) }),
    reply: v.boolean(),
    writes: ['guides'],
  },
  /** Questions and guides that contain every word of a text, without accents and case; none for an empty text. */
  search: {
    method: 'GET',
    path: `${base}/search`,
    needs: may.view,
    query: v.object({ query: v.optional(shortText, '') }),
    reply: v.object({ faqs: v.array(FoundFaq), guides: v.array(FoundGuide) }),
  },
  /** The caller's requests to the support team, newest first. */
  requests: { method: 'GET', path: support, needs: may.view, reply: v.array(SupportRequest) },
  /** Stores the request, and sends it through the outbox as a mail of the caller. */
  ask: {
    method: 'POST',
    path: support,
    needs: may.create,
    body: v.object({ request: SupportFields }),
    reply: SupportRequest,
    writes: ['guides', 'mails'],
  },
})

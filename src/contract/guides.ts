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

/** As it is stored. `content` is HTML. */
export type GuideRow = v.InferOutput<typeof GuideRow>
export const GuideRow = v.object({
  id: v.string(),
  categoryId: v.string(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  content: v.string(),
})

/** In lists, without its content. */
export type GuideSummary = v.InferOutput<typeof GuideSummary>
export const GuideSummary = v.omit(GuideRow, ['content'])

/** Beyond the specification: whether it helped the one who asks, `null` before they said so. */
export type Guide = v.InferOutput<typeof Guide>
export const Guide = v.object({ ...GuideRow.entries, helpful: v.nullable(v.boolean()) })

export type GuideCategory = v.InferOutput<typeof GuideCategory>
export const GuideCategory = v.object({
  ...Category.entries,
  guides: v.array(GuideSummary),
  visibleGuides: v.number(),
  totalGuides: v.number(),
})

const text = v.pipe(shortText, v.trim(), v.nonEmpty())

const SupportFields = v.object({
  name: text,
  email: v.pipe(text, v.email()),
  subject: text,
  message: v.pipe(longText, v.trim(), v.nonEmpty()),
})

export type SupportRequest = v.InferOutput<typeof SupportRequest>
export const SupportRequest = v.object({
  ...SupportFields.entries,
  id: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
})

const base = '/api/apps/help-center'
const guide = `${base}/guide` as const
const support = `${base}/support` as const

const may = rightsIn('help')

/** spec: sample-data.md section 7, Help centre. With a slug, the one category as an object. */
export const guides = define({
  faqs: {
    method: 'GET',
    path: `${base}/faqs`,
    needs: may.view,
    query: v.object({ slug: v.optional(shortText) }),
    reply: v.union([v.array(FaqCategory), FaqCategory]),
  },
  /** `limit` cuts the guides of each category; one category comes with all. */
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
  /** From here on beyond the specification. */
  rate: {
    method: 'PATCH',
    path: guide,
    needs: may.create,
    body: v.object({ id: shortText, helpful: v.nullable(v.boolean()) }),
    reply: v.boolean(),
    writes: ['guides'],
  },
  /** What the caller asked the support team, newest first. */
  requests: { method: 'GET', path: support, needs: may.view, reply: v.array(SupportRequest) },
  ask: {
    method: 'POST',
    path: support,
    needs: may.create,
    body: v.object({ request: SupportFields }),
    reply: SupportRequest,
    writes: ['guides'],
  },
})

import type { GuideRow, SupportRequest } from '#src/contract/guides.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

interface Category {
  id: string
  slug: string
  title: string
}

export const guideStore = {
  /** spec: categories each with their faqs; with a slug, only that category */
  async faqs(slug?: string) {
    if (slug !== undefined) return withFaqs(await categoryOf(db.faqCategories, slug))
    return Promise.all((await db.faqCategories.toArray()).map(withFaqs))
  },

  async list(slug: string | undefined, limit: number) {
    if (slug !== undefined) return withGuides(await categoryOf(db.guideCategories, slug))
    const categories = await db.guideCategories.toArray()
    return Promise.all(categories.map(category => withGuides(category, limit)))
  },

  async get(categorySlug: string, guideSlug: string, userId: string) {
    const category = await categoryOf(db.guideCategories, categorySlug)
    const guide =
      (await db.guides.get({ categoryId: category.id, slug: guideSlug })) ?? notFound('guide', guideSlug)
    const vote = await db.guideVotes.get([userId, guide.id])
    return { ...category, guides: [{ ...guide, helpful: vote?.helpful ?? null }] satisfies [unknown] }
  },

  async rate(guideId: string, helpful: boolean | null, userId: string) {
    if (!(await db.guides.get(guideId))) notFound('guide', guideId)
    await db.guideVotes.put({ userId, guideId, helpful })
    return true
  },

  async requests(userId: string) {
    const requests = await wherePrefix(db.supportRequests, '[userId+sentAt]', userId).toArray()
    return requests.toReversed().map(({ userId: _, ...request }) => request)
  },

  async ask(fields: Omit<SupportRequest, 'id' | 'sentAt'>, userId: string) {
    const request = { ...fields, id: crypto.randomUUID(), sentAt: new Date().toISOString() }
    await db.supportRequests.add({ ...request, userId })
    return request
  },
}

const categoryOf = async <T extends Category>(
  table: { get: (key: { slug: string }) => PromiseLike<T | undefined> },
  slug: string,
) => (await table.get({ slug })) ?? notFound('category', slug)

const withFaqs = async (category: Category) => ({
  ...category,
  faqs: await db.faqs.where({ categoryId: category.id }).toArray(),
})

async function withGuides(category: Category, limit = Number.POSITIVE_INFINITY) {
  const all = () => wherePrefix(db.guides, '[categoryId+id]', category.id)
  const [guides, totalGuides] = await Promise.all([all().limit(limit).toArray(), all().count()])
  return { ...category, guides: guides.map(withoutContent), visibleGuides: guides.length, totalGuides }
}

const withoutContent = ({ content: _, ...guide }: GuideRow) => guide

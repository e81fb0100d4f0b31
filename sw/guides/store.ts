import type { CategoryRow, Guide, GuideText } from '#src/contract/guides.ts'
import type { Lang } from '#sw/server/lang.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'
import { categoryIn, faqIn, guideIn } from './in-language.ts'

/** The most rows for which a database can be asked. */
const MAX_ROWS = 2 ** 32 - 1

export const guideStore = {
  /** spec: categories each with their faqs; with a slug, only that category */
  async faqs(slug: string | undefined, lang: Lang) {
    if (slug !== undefined) return withFaqs(await categoryOf(db.faqCategories, slug), lang)
    return Promise.all((await db.faqCategories.toArray()).map(category => withFaqs(category, lang)))
  },

  /**
   * Returns the guides of each category, at most `limit` of each; with a slug, all of that category. Rejects with 404
   * for an unknown slug.
   */
  async list(slug: string | undefined, limit: number, lang: Lang) {
    if (slug !== undefined) return withGuides(await categoryOf(db.guideCategories, slug), lang)
    const categories = await db.guideCategories.toArray()
    return Promise.all(categories.map(category => withGuides(category, lang, limit)))
  },

  /** Returns a guide in its category, with the rating of the user. Rejects with 404 for an unknown slug. */
  async get(categorySlug: string, guideSlug: string, userId: string, lang: Lang) {
    const category = await categoryOf(db.guideCategories, categorySlug)
    const stored =
      (await db.guides.get({ categoryId: category.id, slug: guideSlug })) ?? notFound('guide', guideSlug)
    const [vote, next] = await Promise.all([
      db.guideVotes.get([userId, stored.id]),
      nextOf(category, stored.id, lang),
    ])
    const guide: Guide = { ...guideIn(stored, lang), helpful: vote?.helpful ?? null, next }
    return { ...categoryIn(category, lang), guides: [guide] satisfies [unknown] }
  },

  /** Stores whether a guide has helped the user; null removes the rating. Rejects with 404 for an unknown guide. */
  async rate(guideId: string, helpful: boolean | null, userId: string) {
    if (!(await db.guides.get(guideId))) notFound('guide', guideId)
    await db.guideVotes.put({ userId, guideId, helpful })
    return true
  },

  /** Returns the requests of a user for support, newest first. */
  async requests(userId: string) {
    const requests = await wherePrefix(db.supportRequests, '[userId+sentAt]', userId).toArray()
    return requests.toReversed().map(({ userId: _, ...request }) => request)
  },
}

const categoryOf = async (
  table: { get: (key: { slug: string }) => PromiseLike<CategoryRow | undefined> },
  slug: string,
) => (await table.get({ slug })) ?? notFound('category', slug)

const withFaqs = async (category: CategoryRow, lang: Lang) => ({
  ...categoryIn(category, lang),
  faqs: (await db.faqs.where({ categoryId: category.id }).toArray()).map(faq => faqIn(faq, lang)),
})

const guidesOf = (categoryId: string) => wherePrefix(db.guides, '[categoryId+id]', categoryId)

async function withGuides(category: CategoryRow, lang: Lang, limit = MAX_ROWS) {
  const [stored, totalGuides] = await Promise.all([
    guidesOf(category.id).limit(Math.min(limit, MAX_ROWS)).toArray(),
    guidesOf(category.id).count(),
  ])
  const guides = stored.map(row => withoutContent(guideIn(row, lang)))
  return { ...categoryIn(category, lang), guides, visibleGuides: guides.length, totalGuides }
}

const withoutContent = ({ content: _, ...guide }: GuideText) => guide

/** Returns the guide that follows another: in its category, then in the next category. */
async function nextOf(category: CategoryRow, guideId: string, lang: Lang): Promise<Guide['next']> {
  const [categories, siblings] = await Promise.all([
    db.guideCategories.toArray(),
    guidesOf(category.id).toArray(),
  ])
  const place = categories.findIndex(({ id }) => id === category.id)
  const sibling = siblings[siblings.findIndex(({ id }) => id === guideId) + 1]
  for (const other of sibling ? [category] : categories.slice(place + 1)) {
    const found = sibling ?? (await guidesOf(other.id).first())
    if (found) return { title: guideIn(found, lang).title, slug: found.slug, categorySlug: other.slug }
  }
  return null
}

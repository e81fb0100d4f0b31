import { notFound } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { as404 } from '#src/blocks/error/as-404.ts'
import { type FaqCategory, type GuideCategory, guides } from '#src/contract/guides.ts'

export const api = client(guides)

/** Without a slug the API returns a list. */
const asList = <T>(reply: T | T[]): T[] => (Array.isArray(reply) ? reply : [reply])

export const loadFaqs = async (): Promise<FaqCategory[]> => asList(await api.faqs({ query: {} }))

/** All categories, each with its first five guides. */
export const loadGuides = async (): Promise<GuideCategory[]> => asList(await api.list({ query: {} }))

/** The data of the first page: the most frequent questions, or the results of a search. */
export async function loadHelp(q = '') {
  const query = q.trim()
  const [[mostAsked], categories, found] = await Promise.all([
    loadFaqs(),
    loadGuides(),
    query ? api.search({ query: { query } }) : undefined,
  ])
  const count = categories.reduce((sum, { totalGuides }) => sum + totalGuides, 0)
  return { mostAsked, count, found }
}

export async function loadCategory(slug: string): Promise<GuideCategory> {
  const [category] = asList(await api.list({ query: { slug } }).catch(as404))
  if (!category) throw notFound()
  return category
}

export const loadGuide = (categorySlug: string, guideSlug: string) =>
  api.get({ query: { categorySlug, guideSlug } }).catch(as404)

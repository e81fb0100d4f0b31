import type { FoundFaq, FoundGuide } from '#src/contract/guides.ts'
import { fold } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { rankTexts } from '#sw/search/rank-matches.ts'
import type { Lang } from '#sw/server/lang.ts'
import { db } from '#sw/storage/db.ts'
import { categoryIn, faqIn, guideIn } from './in-language.ts'

/** The length of an excerpt, and how many of its characters are before the match. */
const EXCERPT_LENGTH = 160
const EXCERPT_LEAD = 40

interface Help {
  faqs: FoundFaq[]
  guides: FoundGuide[]
}

/**
 * Returns the questions and guides that contain every word of a query, in a language; those with a match in their title
 * are first. An empty query returns nothing.
 */
export async function searchHelp(query: string, lang: Lang): Promise<Help> {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return { faqs: [], guides: [] }
  const [faqs, guides] = await Promise.all([faqTexts(lang), guideTexts(lang)])
  return {
    faqs: having(faqs, words).map(({ text: _, ...faq }) => faq),
    guides: having(guides, words).map(({ text: _, body, ...guide }) => ({
      ...guide,
      excerpt: excerptOf(body, words),
    })),
  }
}

/**
 * Returns the rows whose folded text contains every word, in their order; rows with the first word in their first line
 * are first.
 */
const having = <Row extends { text: string }>(rows: Row[], words: readonly string[]) =>
  words.map(fold).reduceRight((left, word) => rankTexts(left, word), rows)

async function faqTexts(lang: Lang) {
  const [categories, rows] = await Promise.all([db.faqCategories.toArray(), db.faqs.toArray()])
  const titles = new Map(categories.map(row => [row.id, categoryIn(row, lang).title]))
  return rows.map(row => {
    const faq = faqIn(row, lang)
    const { question, answer, categoryId } = faq
    return { ...faq, categoryTitle: titles.get(categoryId) ?? '', text: fold(`${question}\n${answer}`) }
  })
}

async function guideTexts(lang: Lang) {
  const [categories, rows] = await Promise.all([db.guideCategories.toArray(), db.guides.toArray()])
  const byId = new Map(categories.map(row => [row.id, categoryIn(row, lang)]))
  return rows.map(row => {
    const { content, ...guide } = guideIn(row, lang)
    const category = byId.get(guide.categoryId)
    const body = textOf(content, { bullet: '' }).replace(/\s+/g, ' ')
    return {
      ...guide,
      categorySlug: category?.slug ?? '',
      categoryTitle: category?.title ?? '',
      body,
      text: fold(`${guide.title}\n${guide.subtitle}\n${body}`),
    }
  })
}

/** Returns the part of a text around the first word that it contains, or its beginning when it contains none. */
export function excerptOf(text: string, words: readonly string[]): string {
  const starts = words.flatMap(word => findFolded(text, word)?.[0] ?? [])
  const first = Math.max(0, Math.min(...starts, text.length) - EXCERPT_LEAD)
  const from = starts.length === 0 || first === 0 ? 0 : text.indexOf(' ', first) + 1
  const end = from + EXCERPT_LENGTH
  const to = end < text.length ? text.lastIndexOf(' ', end) : text.length
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

import type { CategoryRow, FaqRow, GuideRow } from '#src/contract/guides.ts'
import { account } from './guides/account.ts'
import { dailyWork } from './guides/daily-work.ts'
import { faqs } from './guides/faqs.ts'
import { gettingStarted } from './guides/getting-started.ts'
import { htmlOf } from './guides/html-of.ts'
import { manual as usingOutpost } from './guides/manual.ts'
import { stock } from './guides/stock.ts'
import type { Topic, Words } from './guides/topic.ts'

const topics = [gettingStarted, dailyWork, stock, account]

const two = (index: number) => String(index + 1).padStart(2, '0')

interface Titled {
  slug: string
  title: { vi: string; en: string }
}

const categoryRow = (id: string, { slug, title }: Titled): CategoryRow => ({
  id,
  slug,
  title: title.vi,
  en: { title: title.en },
})

const textOf = ({ body, ...words }: Words) => ({ ...words, content: htmlOf(body) })

const guideRows = (prefix: string, categoryId: string, { entries }: Topic): GuideRow[] =>
  entries.map(({ slug, vi, en }, index) => ({
    id: `${prefix}-${two(index)}`,
    categoryId,
    slug,
    ...textOf(vi),
    en: textOf(en),
  }))

/** Help for the shop's staff, in Vietnamese and English. Ids sort in the order of the entries. */
export const guides = {
  faqCategories: faqs.map((topic, index) => categoryRow(`faqs-${two(index)}`, topic)),
  faqs: faqs.flatMap(({ entries }, category): FaqRow[] =>
    entries.map(({ vi, en }, index) => ({
      id: `faq-${two(category)}-${two(index)}`,
      categoryId: `faqs-${two(category)}`,
      question: vi[0],
      answer: vi[1],
      en: { question: en[0], answer: en[1] },
    })),
  ),
  guideCategories: topics.map((topic, index) => categoryRow(`guides-${two(index)}`, topic)),
  guides: topics.flatMap((topic, index) => guideRows(`guide-${two(index)}`, `guides-${two(index)}`, topic)),
}

/**
 * Guides for this app. They are a separate set, so that they are also added to devices that were installed before.
 * Their category is the first one.
 */
export const manual = {
  guideCategories: [categoryRow('app', usingOutpost)],
  guides: guideRows('app', 'app', usingOutpost),
}

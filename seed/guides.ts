import type { Faq, GuideRow } from '#src/contract/guides.ts'
import { account } from './guides/account.ts'
import { dailyWork } from './guides/daily-work.ts'
import { faqs } from './guides/faqs.ts'
import { gettingStarted } from './guides/getting-started.ts'
import { stock } from './guides/stock.ts'

const topics = [gettingStarted, dailyWork, stock, account]

const two = (index: number) => String(index + 1).padStart(2, '0')

/** Ids sort in the order of the entries. */
const categories = (prefix: string, entries: { slug: string; title: string }[]) =>
  entries.map(({ slug, title }, index) => ({ id: `${prefix}-${two(index)}`, slug, title }))

/** Help for the shop's staff, in Vietnamese. */
export const guides = {
  faqCategories: categories('faqs', faqs),
  faqs: faqs.flatMap(({ entries }, category): Faq[] =>
    entries.map(([question, answer], index) => ({
      id: `faq-${two(category)}-${two(index)}`,
      categoryId: `faqs-${two(category)}`,
      question,
      answer,
    })),
  ),
  guideCategories: categories('guides', topics),
  guides: topics.flatMap(({ entries }, category): GuideRow[] =>
    entries.map(({ body, ...guide }, index) => ({
      ...guide,
      id: `guide-${two(category)}-${two(index)}`,
      categoryId: `guides-${two(category)}`,
      content: body.map(toHtml).join(''),
    })),
  ),
}

function toHtml(block: string | string[]): string {
  if (Array.isArray(block)) return `<ol>${block.map(step => `<li>${step}</li>`).join('')}</ol>`
  return block.startsWith('# ') ? `<h2>${block.slice(2)}</h2>` : `<p>${block}</p>`
}

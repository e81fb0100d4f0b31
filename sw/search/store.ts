import type { Category } from '#src/contract/products.ts'
import type { SearchGroup, SearchResult } from '#src/contract/search.ts'
import { fold } from '#src/lib/fold.ts'
import { asset } from '#sw/assets.ts'
import { contactColumns } from '#sw/contacts/columns.ts'
import { db } from '#sw/db.ts'
import type { Lang } from '#sw/messages.ts'
import { productColumns } from '#sw/products/page.ts'
import { readSet } from '#sw/sets.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { best, most } from './best.ts'

interface Page {
  id: string
  title: string
  vi: string
  link: string
}

/** spec: an empty query has no results; matching is by case-insensitive substring, here without accents too. */
export async function find(query: string, lang: Lang): Promise<SearchGroup[]> {
  const needle = fold(query.trim())
  if (needle === '') return []
  const { pages } = await asset<{ pages: Page[] }>('seed/navigation.json')
  const groups: SearchGroup[] = [
    group(
      'Contacts',
      best(await contactColumns(), needle, ({ folded }) => [folded]).map(({ id, name, avatar }) => ({
        id,
        value: name,
        image: avatar,
        link: `/apps/contacts/${id}`,
      })),
    ),
    group(
      'Pages',
      best(pages, needle, ({ title, vi }) => [fold(title), fold(vi)]).map(({ id, title, vi, link }) => ({
        id,
        value: lang === 'vi' ? vi : title,
        link,
      })),
    ),
    group(
      'Tasks',
      best(await taskTitles(), needle, ({ folded }) => [folded]).map(({ id, title, completed }) => ({
        id,
        value: title,
        completed,
        link: `/apps/tasks/${id}`,
      })),
    ),
  ]
  return groups.filter(({ results }) => results.length > 0)
}

const group = (label: SearchGroup['label'], results: SearchResult[]) => ({
  id: label.toLowerCase() as SearchGroup['id'],
  label,
  results: results.slice(0, most),
})

export async function findProducts(value: string, page: number, size: number) {
  const needle = fold(value.trim())
  if (needle === '') return { items: [], categories: [] }
  const found = best(await productColumns(), needle, ({ folded }) => [folded])
  const ids = found.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const products = await db.products.bulkGet(ids)
  const categories = await readSet<Category[]>('productCategories')
  return {
    items: products.flatMap(product => {
      if (!product) return []
      const { id, name, images, active } = product
      return { id, name, images, completed: !active }
    }),
    categories: best(categories, needle, ({ name }) => [fold(name)]).map(({ id, name, slug }) => ({
      id,
      name,
      code: slug,
    })),
  }
}

import type { Category } from '#src/contract/products.ts'
import type { SearchGroup, SearchResult } from '#src/contract/search.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import { fold } from '#src/lib/text/fold.ts'
import { contactListRows } from '#sw/contacts/list-rows.ts'
import { folders } from '#sw/mails/folders.ts'
import { mailLines } from '#sw/mails/list-rows.ts'
import { noteTexts } from '#sw/notes/list-rows.ts'
import { mayView } from '#sw/permissions/store.ts'
import { productListRows } from '#sw/products/list-rows.ts'
import { asset } from '#sw/server/assets.ts'
import type { Lang } from '#sw/server/error-texts.ts'
import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { MAX_RESULTS, rankMatches, rankTexts } from './rank-matches.ts'

interface Page {
  id: string
  title: string
  vi: string
  link: string
  areas?: Area[]
}

/**
 * What the user may view and a text matches. spec: an empty query has no results; matching is by case-insensitive
 * substring, here without accents too.
 */
export async function find(query: string, userId: string, lang: Lang): Promise<SearchGroup[]> {
  const needle = fold(query.trim())
  if (needle === '') return []
  const mayViewArea = await mayView(userId)
  const { pages } = await asset<{ pages: Page[] }>('seed/navigation.json')
  const groups: SearchGroup[] = [
    group(
      'Contacts',
      rankMatches(mayViewArea('contacts') ? await contactListRows() : [], needle, ({ folded }) => [
        folded,
      ]).map(({ id, name, avatar }) => ({
        id,
        value: name,
        image: avatar,
        link: `/apps/contacts/${id}`,
      })),
    ),
    group(
      'Pages',
      rankMatches(
        pages.filter(({ areas = [] }) => areas.every(mayViewArea)),
        needle,
        ({ title, vi }) => [fold(title), fold(vi)],
      ).map(({ id, title, vi, link }) => ({
        id,
        value: lang === 'vi' ? vi : title,
        link,
      })),
    ),
    group(
      'Tasks',
      rankMatches(mayViewArea('tasks') ? await taskTitles() : [], needle, ({ folded }) => [folded]).map(
        ({ id, title, completed }) => ({
          id,
          value: title,
          completed,
          link: `/apps/tasks/${id}`,
        }),
      ),
    ),
    group(
      'Notes',
      rankTexts(await noteTexts(), needle).map(({ id, name }) => ({
        id,
        value: name,
        link: `/apps/notes/${id}`,
      })),
    ),
    group(
      'Mails',
      rankTexts(await keptMails(), needle).map(({ mail: { id }, subject, from }) => ({
        id,
        value: subject,
        about: from,
        link: `/apps/mailbox/all/${id}`,
      })),
    ),
  ]
  return groups.filter(({ results }) => results.length > 0)
}

/** All mails but those in spam and trash, newest first. */
async function keptMails() {
  const left = (await folders()).filter(({ slug }) => slug === 'spam' || slug === 'trash').map(({ id }) => id)
  return (await mailLines()).filter(({ mail }) => !left.includes(mail.folder))
}

const group = (label: SearchGroup['label'], results: SearchResult[]) => ({
  id: label.toLowerCase() as SearchGroup['id'],
  label,
  results: results.slice(0, MAX_RESULTS),
})

/** Products and categories that a text matches; nothing for a user who may not view products. */
export async function findProducts(value: string, page: number, size: number, userId: string) {
  const needle = fold(value.trim())
  if (needle === '' || !(await mayView(userId))('products')) return { items: [], categories: [] }
  const found = rankMatches(await productListRows(), needle, ({ folded }) => [folded])
  const ids = found.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const products = await db.products.bulkGet(ids)
  const categories = await referenceData<Category[]>('productCategories')
  return {
    items: products.flatMap(product => {
      if (!product) return []
      const { id, name, images, active } = product
      return { id, name, images, completed: !active }
    }),
    categories: rankMatches(categories, needle, ({ name }) => [fold(name)]).map(({ id, name, slug }) => ({
      id,
      name,
      code: slug,
    })),
  }
}

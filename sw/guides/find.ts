import type { Find } from '#sw/server/define-domain.ts'
import { searchHelp } from './search.ts'

/** Returns the guides and questions that contain the words of a text. */
export const find: Find = async ({ needle, lang }) => {
  const { guides, faqs } = await searchHelp(needle, lang)
  return [
    ...guides.map(({ id, title, slug, categorySlug, categoryTitle }) => ({
      id,
      value: title,
      about: categoryTitle,
      link: `/apps/help-center/guides/${categorySlug}/${slug}`,
    })),
    ...faqs.map(({ id, question, categoryTitle }) => ({
      id,
      value: question,
      about: categoryTitle,
      link: `/apps/help-center/faqs?open=${id}`,
    })),
  ]
}

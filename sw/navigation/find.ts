import type { Area } from '#src/contract/shared/areas.ts'
import { fold } from '#src/lib/text/fold.ts'
import { rankMatches } from '#sw/search/rank-matches.ts'
import { asset } from '#sw/server/assets.ts'
import type { Find } from '#sw/server/define-domain.ts'

interface Page {
  id: string
  title: string
  vi: string
  link: string
  areas?: Area[]
}

/** Returns the screens that the user may open and whose name, in either language, contains a text. */
export const find: Find = async ({ needle, lang, mayView }) => {
  const { pages } = await asset<{ pages: Page[] }>('seed/navigation.json')
  const allowed = pages.filter(({ areas = [] }) => areas.every(mayView))
  return rankMatches(allowed, needle, ({ title, vi }) => [fold(title), fold(vi)]).map(
    ({ id, title, vi, link }) => ({ id, value: lang === 'vi' ? vi : title, link }),
  )
}

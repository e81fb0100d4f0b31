import type { SearchGroup } from '#src/contract/shell/search.ts'
import { fold } from '#src/lib/text/fold.ts'
import { domains } from '#sw/domains.ts'
import { mayView } from '#sw/permissions/store.ts'
import { type DomainDefinition, findOf } from '#sw/server/define-domain.ts'
import type { Lang } from '#sw/server/lang.ts'
import { MAX_RESULTS } from './rank-matches.ts'

/** The domains that are searched, in the order of their groups. */
const searched = () => {
  const definitions: readonly DomainDefinition[] = domains
  return definitions
    .flatMap(domain => (domain.search ? [{ domain, ...domain.search }] : []))
    .toSorted((a, b) => a.rank - b.rank)
}

/**
 * Returns the groups of results that the user may view. Groups without results are left out.
 * spec: an empty query has no results; matching is by case-insensitive substring, here also without accents.
 */
export async function searchAll(query: string, userId: string, lang: Lang): Promise<SearchGroup[]> {
  const needle = fold(query.trim())
  if (needle === '') return []
  const mayViewArea = await mayView(userId)
  const groups = searched().map(async ({ domain, id, label, vi, area, screen }) => {
    const results = mayViewArea(area)
      ? await (await findOf(domain))({ needle, userId, lang, mayView: mayViewArea })
      : []
    return {
      id,
      label,
      title: lang === 'vi' ? vi : label,
      ...(screen && { screen }),
      results: results.slice(0, MAX_RESULTS),
    }
  })
  return (await Promise.all(groups)).filter(({ results }) => results.length > 0)
}

import { useLingui } from '@lingui/react/macro'
import type { Tag } from '#src/contract/shared/tags.ts'

/**
 * The preinstalled tags are English in the data; they are shown in the language on screen until the user renames them.
 */
export function useTagWords() {
  const { t } = useLingui()
  const words: Record<string, string> = {
    Work: t({ message: 'Work', context: 'tag' }),
    Friend: t`Friend`,
    Family: t`Family`,
    'High School': t`High school`,
    College: t`College`,
    'Baseball Team': t`Baseball team`,
    Band: t`Band`,
  }
  return (tags: readonly Tag[]): Tag[] => tags.map(tag => ({ ...tag, title: words[tag.title] ?? tag.title }))
}

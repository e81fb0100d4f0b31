import { useLingui } from '@lingui/react/macro'
import type { Tag } from '#src/contract/shared/tags.ts'

/**
 * The preinstalled tags are English in the data; they are shown in the language on screen until the user renames them.
 */
export function useTagNames() {
  const { t } = useLingui()
  const names: Record<string, string> = {
    gender: t`Gender`,
    size: t`Size`,
    'water resistance': t`Water resistance`,
    'movement type': t`Movement type`,
    watch: t`Watch`,
  }
  return (tags: readonly Tag[]): Tag[] => tags.map(tag => ({ ...tag, title: names[tag.title] ?? tag.title }))
}

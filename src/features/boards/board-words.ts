import { useLingui } from '@lingui/react/macro'

/**
 * Returns the title of a list or a label as it is shown: those of the sample are English in the data, and are in the
 * language on screen until the user renames them.
 */
export function useBoardWords(): (title: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'To do': t`To do`,
    'In progress': t`In progress`,
    'In review': t`In review`,
    Completed: t({ message: 'Completed', context: 'list of a board' }),
    Research: t`Research`,
    Wireframing: t`Wireframing`,
    Design: t`Design`,
    Development: t`Development`,
    Bug: t`Bug`,
  }
  return title => (Object.hasOwn(words, title) ? (words[title] ?? title) : title)
}

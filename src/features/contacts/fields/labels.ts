import { useLingui } from '@lingui/react/macro'

/** The labels to choose from, as they are stored. */
export const usualOfEmails = ['Work', 'Personal']
export const usualOfPhones = ['Mobile', 'Work', 'Home']

/** The labels of numbers and addresses. The usual labels are stored in English and shown in the language on screen. */
export function useLabels() {
  const { t } = useLingui()
  const words: Record<string, string> = {
    Mobile: t`Mobile`,
    Work: t({ message: 'Work', context: 'label of a number or an address' }),
    Home: t({ message: 'Home', context: 'label of a number or an address' }),
    Personal: t`Personal`,
    Fax: t`Fax`,
    'Work fax': t`Work fax`,
    Pager: t`Pager`,
    Main: t`Main`,
  }

  return {
    inWords: (label: string) => words[label] ?? label,
    /** The stored form of a typed label. */
    fromWords: (typed: string) => Object.keys(words).find(label => words[label] === typed.trim()) ?? typed,
  }
}

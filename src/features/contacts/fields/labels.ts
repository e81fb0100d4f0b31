import { useLingui } from '@lingui/react/macro'

/** The ones to choose from, as they are kept. */
export const usualOfEmails = ['Work', 'Personal']
export const usualOfPhones = ['Mobile', 'Work', 'Home']

/** What numbers and addresses are called. The usual names are kept in English and shown in the language on screen. */
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
    /** What to keep for what someone typed. */
    fromWords: (typed: string) => Object.keys(words).find(label => words[label] === typed.trim()) ?? typed,
  }
}

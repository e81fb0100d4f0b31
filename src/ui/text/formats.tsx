import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, use } from 'react'
import { defaultPatterns, type Formats } from '#src/lib/format/formats.ts'

const Patterns = createContext(defaultPatterns)

type Props = Omit<Formats, 'locale'> & { children: ReactNode }

/** Provides the user's format patterns to its subtree. */
export const FormatsProvider = ({ date, number, children }: Props) => (
  <Patterns value={{ date, number }}>{children}</Patterns>
)

/** Returns the formats of dates and numbers, for the functions of `lib/format/dates.ts` and `lib/format/numbers.ts`. */
export function useFormats(): Formats {
  const { i18n } = useLingui()
  return { locale: i18n.locale, ...use(Patterns) }
}

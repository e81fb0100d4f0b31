import { useLingui } from '@lingui/react'
import { createContext, type ReactNode, use } from 'react'
import { defaultPatterns, type Formats } from '#src/lib/format/formats.ts'

const Patterns = createContext(defaultPatterns)

type Props = Omit<Formats, 'locale'> & { children: ReactNode }

/** Gives everything inside the patterns that its user has chosen. */
export const FormatsProvider = ({ date, number, children }: Props) => (
  <Patterns value={{ date, number }}>{children}</Patterns>
)

/** How to write dates and figures here: for the functions of `lib/dates.ts` and `lib/numbers.ts`. */
export function useFormats(): Formats {
  const { i18n } = useLingui()
  return { locale: i18n.locale, ...use(Patterns) }
}

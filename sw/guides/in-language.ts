import type { CategoryRow, FaqRow, GuideRow, GuideText } from '#src/contract/guides.ts'
import type { Lang } from '#sw/server/lang.ts'

type Translated<Text> = Text & { en?: Partial<Text> | undefined }

/** Returns a row with its texts in a language. A row without English texts is returned in Vietnamese. */
function inLanguage<Text>({ en, ...row }: Translated<Text>, lang: Lang) {
  return { ...row, ...(lang === 'en' && en) }
}

/** Returns a category in a language. */
export const categoryIn = (row: CategoryRow, lang: Lang): Omit<CategoryRow, 'en'> => inLanguage(row, lang)
/** Returns a question in a language. */
export const faqIn = (row: FaqRow, lang: Lang): Omit<FaqRow, 'en'> => inLanguage(row, lang)
/** Returns a guide in a language. */
export const guideIn = (row: GuideRow, lang: Lang): GuideText => inLanguage(row, lang)

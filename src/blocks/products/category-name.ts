/** The categories of the sample, which are English in the data, in English and in Vietnamese. */
const SAMPLE_CATEGORIES: Readonly<Record<string, readonly [en: string, vi: string]>> = {
  Mens: ['Men', 'Nam'],
  Ladies: ['Ladies', 'Nữ'],
  Unisex: ['Unisex', 'Nam và nữ'],
}

/** The name of a category in the language on screen (`i18n.locale`). Names of the shop's own categories are unchanged. */
export const categoryName = (name: string, locale: string): string =>
  SAMPLE_CATEGORIES[name]?.[locale === 'vi' ? 1 : 0] ?? name

/** All names of a category, given one of them: as it is stored, in English and in Vietnamese. */
export const categoryNames = (name: string): readonly string[] =>
  Object.entries(SAMPLE_CATEGORIES)
    .map(([stored, names]) => [stored, ...names])
    .find(names => names.includes(name)) ?? [name]

/**
 * Returns text without accents and in lower case, so that "nguyen" finds "Nguyễn" and "d" finds "đ". The number of
 * letters stays the same. Marks are also removed before the text is decomposed, because sorting a long sequence of
 * marks takes quadratic time. Any other value is folded as text, so that a damaged row does not break a list.
 */
export const fold = (text: string) =>
  withoutMarks(withoutMarks(`${text}`).normalize('NFD'))
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()

/**
 * Returns text in its composed form (NFC), with at most 30 marks on a letter, because more marks take quadratic time.
 */
export const compose = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')

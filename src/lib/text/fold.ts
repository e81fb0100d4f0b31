/**
 * Returns text without accents and case, so that "nguyen" finds "Nguyễn" and "d" finds "đ". The number of letters
 * stays the same. Marks are also removed before decomposing, because sorting a long run of marks takes quadratic
 * time.
 */
export const fold = (text: string) =>
  withoutMarks(withoutMarks(text).normalize('NFD')).replace(/[đĐ]/g, 'd').toLowerCase()

/** Returns text in its composed form (NFC), with at most 30 marks on a letter, for the same reason. */
export const compose = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')

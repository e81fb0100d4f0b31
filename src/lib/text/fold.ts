/**
 * Text without accents and case, so that "nguyen" finds "Nguyễn" and "d" finds "đ". Keeps the length in letters. Marks
 * are removed before the text is decomposed too: sorting a long run of them takes the square of its length.
 */
export const fold = (text: string) =>
  withoutMarks(withoutMarks(text).normalize('NFD')).replace(/[đĐ]/g, 'd').toLowerCase()

/** Text in its composed form (NFC), with at most 30 marks on a letter, for the same reason. */
export const compose = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')

/** Text without accents and case, so that "nguyen" finds "Nguyễn" and "d" finds "đ". Keeps the length in letters. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()

/** The formats of dates and numbers: the language, and the patterns that the user has chosen. */
export interface Formats {
  locale: string
  /** For example `dd/MM/yyyy`, in the notation of date-fns. */
  date: string
  /** For example `0,0.0`: a comma for groups of three digits, and one decimal for each zero after the point. */
  number: string
}

/** The defaults. spec: product.md section 7 */
export const defaultPatterns = { date: 'dd/MM/yyyy', number: '0,0.0' }

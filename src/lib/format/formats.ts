/** The formats of dates and figures: the language, and the patterns that the user has chosen. */
export interface Formats {
  locale: string
  /** Such as `dd/MM/yyyy`, in the notation of date-fns. */
  date: string
  /** Such as `0,0.0`: a comma for groups of three, and as many decimals as zeros after the point. */
  number: string
}

/** The defaults. spec: product.md section 7 */
export const defaultPatterns = { date: 'dd/MM/yyyy', number: '0,0.0' }

/** How dates and figures are written: the words of a language in the patterns that a person has chosen. */
export interface Formats {
  locale: string
  /** Such as `dd/MM/yyyy`, in the letters of date-fns. */
  date: string
  /** Such as `0,0.0`: a comma for groups of three, and as many decimals as zeros after the point. */
  number: string
}

/** What holds until someone chooses. spec: product.md section 7 */
export const defaultPatterns = { date: 'dd/MM/yyyy', number: '0,0.0' }

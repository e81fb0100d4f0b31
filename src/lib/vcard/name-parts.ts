import { fold } from '#src/lib/text/fold.ts'
import { isVietnamese } from './read-name.ts'

interface NameParts {
  family: string
  given: string
  additional: string
}

/** Returns the parts of a full name. In Vietnamese the family name is first, in other languages last. */
export function namePartsOf(name: string): NameParts {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  if (words.length < 2) return { family: '', given: first, additional: '' }
  const last = words.at(-1) ?? ''
  const additional = words.slice(1, -1).join(' ')
  return isVietnamese(name) || families.has(fold(first))
    ? { family: first, given: last, additional }
    : { family: last, given: first, additional }
}

/** The family names of 90 % of Vietnamese people, without accents. */
const families = new Set(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh trinh truong lam mai'.split(
    ' ',
  ),
)

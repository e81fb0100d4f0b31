import { fold } from '#src/lib/text/fold.ts'

/** With a suffix, a slug is still shorter than the longest text of the contract. */
const MAX_LENGTH = 900

/**
 * spec: lower case, spaces become hyphens, characters that are not part of words are removed, repeated hyphens become
 * one. Letters with accents are letters: "Công nợ" becomes `cong-no`. A title without letters gets the slug `label`.
 */
export const slugOf = (title: string) =>
  fold(title)
    .replace(/\s/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, MAX_LENGTH) || 'label'

/** spec: if the slug exists, a numeric suffix (-1, -2, …) is appended, so that it is unique. */
export function uniqueSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  let unique = slug
  for (let suffix = 1; taken.has(unique); suffix++) unique = `${slug}-${suffix}`
  return unique
}

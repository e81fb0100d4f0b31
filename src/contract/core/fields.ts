import * as v from 'valibot'

/*
 * The texts of which everything that can be written is made. None is endless: a paste of megabytes is refused with the
 * name of its field rather than stored, listed and searched ever after.
 */

/** At most 30 combining marks on a letter: no language needs more, and a browser draws thousands of them in minutes. */
const limitCombiningMarks = v.transform((text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, '$1'))

/** One line: a name, a title, an address, an id. */
export const shortText = v.pipe(v.string(), v.maxLength(1000), limitCombiningMarks)

/** As much as somebody writes: notes, a letter, HTML. */
export const longText = v.pipe(v.string(), v.maxLength(100_000), limitCombiningMarks)

/** Marks a text that may hold paths of uploads: an upload is kept while a stored row holds its path. */
export const holdsUpload = v.metadata<string, { holdsUpload: true }>({ holdsUpload: true })

/** Where a picture or a file is: a path, or all of it (2 MiB at most) as a `data:` URL. */
export const imageSource = v.pipe(v.string(), v.maxLength(3_000_000), holdsUpload)

export const ById = v.object({ id: shortText })
export const ByIds = v.object({ ids: v.array(shortText) })

/** Any ISO date-time that names a real moment, in UTC: what is stored sorts as text. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(text => !Number.isNaN(Date.parse(text))),
  v.transform(text => new Date(text).toISOString()),
)

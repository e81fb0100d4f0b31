import * as v from 'valibot'
import { MEBIBYTE } from './mebibyte.ts'

/*
 * The schemas of all texts that a user can write. Each has a maximum length: a paste of megabytes is refused with the
 * name of its field, so that it is never stored, listed or searched.
 */

/** At most 30 combining marks on a letter: no language needs more, and a browser takes minutes to render thousands. */
const limitCombiningMarks = v.transform((text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, '$1'))

/** One line: a name, a title, an address, an id. */
export const shortText = v.pipe(v.string(), v.maxLength(1000), limitCombiningMarks)

/** A longer text: notes, a letter, HTML. */
export const longText = v.pipe(v.string(), v.maxLength(100_000), limitCombiningMarks)

/** Marks a text that can hold paths of uploads: an upload is kept while a stored row holds its path. */
export const holdsUpload = v.metadata<string, { holdsUpload: true }>({ holdsUpload: true })

/** The address of a picture or a file: a path, or the whole file (2 MiB at most) as a `data:` URL. */
export const imageSource = v.pipe(v.string(), v.maxLength(3_000_000), holdsUpload)

/** spec: an image is a path or null. An empty path is read as null. */
export const imageOrNull = v.pipe(
  v.nullable(imageSource),
  v.transform(path => path || null),
)

/** A picture that is uploaded as it is. */
export const Picture = v.pipe(
  v.file(),
  v.check(({ type }) => /^image\/(jpeg|png|webp)$/.test(type), 'Not a JPEG, PNG or WebP picture'),
  v.maxSize(2 * MEBIBYTE, 'Larger than 2 MiB'),
)

export const ById = v.object({ id: shortText })
/** A body is limited to 4 MiB, which is enough for more ids than the largest sample has. */
export const ByIds = v.object({ ids: v.array(shortText) })

/** An ISO date-time that exists, converted to UTC, in the years 0 to 9999: stored values sort as text. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // The JSON of a date that does not exist is null, and that of another year begins with a sign.
  v.check(text => /^\d/.test(new Date(text).toJSON())),
  v.transform(text => new Date(text).toISOString()),
)

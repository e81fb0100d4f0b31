import * as v from 'valibot'
import { imageSource, shortText } from '#src/contract/core/fields.ts'
import { MEBIBYTE } from '#src/contract/core/mebibyte.ts'

/** In bytes. The limit of a whole mail is that of most mail servers. */
export const attachmentLimits = { file: 10 * MEBIBYTE, mail: 20 * MEBIBYTE }

/** A file that is attached. Its name and its type have the limits of those of an `Attachment`. */
export const AttachedFile = v.pipe(
  v.file(),
  v.maxSize(attachmentLimits.file, 'Larger than 10 MiB'),
  v.check(({ name, type }) => v.is(shortText, name) && v.is(shortText, type), 'The name is too long'),
)

/** A path of the app, without a scheme, a host, a backslash or a control character. */
const ownPath = /^(?!\/\/)[^\s\p{Cc}\\:/]*(\/[^\p{Cc}\\]*)?$/u
const elsewhere = /^(https:\/\/|data:image\/(jpeg|png|webp|gif|avif)[;,])/i

/** The address of a file: a path of the app, a raster picture as a `data:` URL, or another site over https. */
const fileAddress = v.pipe(
  imageSource,
  v.check(text => ownPath.test(text) || elsewhere.test(text), 'Not the address of a file'),
)

export type Attachment = v.InferOutput<typeof Attachment>
export const Attachment = v.object({
  /** A MIME type. */
  type: shortText,
  name: shortText,
  /** In bytes. The worker's core script has `check`, and would need `finite` only for this field. */
  size: v.pipe(
    v.number(),
    v.check(size => Number.isFinite(size)),
    v.minValue(0),
  ),
  /** A picture's address, or a word such as `pdf` for a file without a picture. */
  preview: fileAddress,
  downloadUrl: fileAddress,
})

import * as v from 'valibot'
import { line, source } from '#src/contract/core/fields.ts'

const mebibyte = 1024 * 1024
/** In bytes. A mail as a whole may weigh as much as most mail servers take. */
export const attachmentLimits = { file: 10 * mebibyte, mail: 20 * mebibyte }

export type Attachment = v.InferOutput<typeof Attachment>
export const Attachment = v.object({
  /** A MIME type. */
  type: line,
  name: line,
  /** In bytes. */
  size: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** A picture's address, or a word such as `pdf` for what has none. */
  preview: source,
  downloadUrl: source,
})

import * as v from 'valibot'

const text = v.string()

/** The longest text of a message, in characters. The hub refuses a longer one. */
export const MAX_TEXT_LENGTH = 4000

/** The message to which another one replies, as it was then. */
export type Quote = v.InferOutput<typeof Quote>
export const Quote = v.object({
  id: text,
  authorID: text,
  text: v.pipe(text, v.maxLength(MAX_TEXT_LENGTH)),
  date: text,
})

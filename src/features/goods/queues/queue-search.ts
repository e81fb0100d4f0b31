import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

/** The dialog that is open in a queue, and the document that it is about. */
export const queueSearch = searchParams({
  dialog: oneOf('collect', 'deliver', 'fail', 'checkIn'),
  open: text,
})

import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

/** The dialog that is open in a queue, the document that it is about, and the code whose documents are shown. */
export const queueSearch = searchParams({
  dialog: oneOf('collect', 'deliver', 'fail', 'checkIn', 'batch'),
  open: text,
  code: text,
})

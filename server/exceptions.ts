interface Exception {
  readonly file: string
  /** The end of the full title of the test; without it, the whole file. */
  readonly title?: string
  readonly reason: string
}

/** The tests of the handlers that `npm run unit:team` leaves out, because they test IndexedDB itself. */
export const exceptions: readonly Exception[] = [
  {
    file: 'sw/storage/connection.test.ts',
    reason:
      'Closes the connection to IndexedDB, and replaces `indexedDB.open`; here the rows are not in IndexedDB.',
  },
  {
    file: 'sw/storage/opening/*.test.ts',
    reason: 'Reads and writes IndexedDB directly to have a newer, older, blocked or damaged database.',
  },
]

/** The patterns of the files that are left out. */
export const excludedFiles = exceptions.flatMap(({ file, title }) => (title === undefined ? [file] : []))

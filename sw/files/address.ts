import type { FileRow } from '#src/contract/files.ts'
import { contentsPath } from '#sw/uploads/store.ts'

/**
 * Returns the path of a file's bytes, relative to the app: a picture of the sample has its own, everything else is
 * served by the worker. The id of an uploaded content is random and cannot be guessed (decision 014).
 */
export const addressOf = ({ id, url, contentId = id }: FileRow) =>
  url !== null && !url.startsWith('data:') ? url : contentsPath + contentId

import { notFound } from './problem.ts'

type Read = (path: string) => Promise<Response>
let read: Read = path => fetch(path)

/** Replaces the reader of files: the worker reads from its file cache, tests read what the build would write. */
export const readAssetsWith = (reader: Read) => {
  read = reader
}

/**
 * Returns the parsed content of a JSON file that belongs to the build. It is not in the database, so it always matches
 * this build. Rejects with 404 when the file is missing.
 */
export async function asset<T>(path: string): Promise<T> {
  const response = await read(path)
  return response.ok ? response.json() : notFound('file', path)
}

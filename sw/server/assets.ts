import { notFound } from './problem.ts'

type Read = (path: string) => Promise<Response>
let read: Read = path => fetch(path)

/** The worker reads from its file cache, tests from what the build would write. */
export const readAssetsWith = (reader: Read) => {
  read = reader
}

/** Data that comes with the app's files and not from the database, so that it is always that of this build. */
export async function asset<T>(path: string): Promise<T> {
  const response = await read(path)
  return response.ok ? response.json() : notFound('file', path)
}

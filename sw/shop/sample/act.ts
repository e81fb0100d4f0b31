import type { Route } from '#sw/server/handle.ts'

/** The employees who do the work of the sample, by what they do. */
export const staff = { owner: 'huong', cashier: 'truc', keeper: 'tam', driver: 'bao' } as const

/** The prefix of the sample's codes. */
export const DEVICE = 'A1'
export const STORE = 'store'
export const BACK_STORE = 'store-2'

/** A document as the next call needs it. */
interface Acted {
  id: string
  version: number
}

/**
 * Runs the handler of a call inside the transaction of the day, as a user. The body is not parsed, so it must be
 * complete. Returns the document of the reply; rejects as the handler does.
 */
export const act = async (
  { run }: Route,
  by: string,
  body: { at: string } & Readonly<Record<string, unknown>>,
  id = '',
): Promise<Acted> =>
  (await run({ params: { id }, body, userId: by, lang: 'vi' } as never, undefined)) as Acted

/** Changes a document with its handler. */
export const advance = (
  route: Route,
  by: string,
  { id, version }: Acted,
  body: { at: string } & Readonly<Record<string, unknown>>,
) => act(route, by, { version, ...body }, id)

/** The input of a new document. */
export const made = (id: string, at: string) => ({ id, at, device: DEVICE })

import * as v from 'valibot'
import { Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'

const MiB = 1024 * 1024

/** Returns the fields of the query. */
export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

/** Returns the JSON of the body. Rejects with 400 when it is none, and with 413 above the limit in bytes. */
export async function bodyOf(request: Request, limit = MiB): Promise<unknown> {
  const text = Buffer.concat(await readAtMost(limit, request)).toString()
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, { text: { code: 'malformed' }, field: 'body' })
  }
}

/** Returns a parsed value. Throws 400 with the name of the first invalid field. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'body'
  throw new Problem(400, { text: { code: 'invalid', field }, field })
}

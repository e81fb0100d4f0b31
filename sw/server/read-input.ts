import * as v from 'valibot'
import type { Endpoint } from '#src/contract/core/define.ts'
import { findArrayForObject } from './find-array-for-object.ts'
import { badRequest, Problem } from './problem.ts'

const MiB = 1024 * 1024

/** The bytes of a body, in pieces. */
export type Pieces = Uint8Array<ArrayBuffer>[]

/** Returns the body of a request; no pieces when its endpoint declares none. Rejects with 413 when it is too large. */
export const readBody = ({ body, multipart }: Endpoint, request: Request): Pieces | Promise<Pieces> =>
  body ? readAtMost((multipart ? 32 : 4) * MiB, request) : []

/**
 * Parses the inputs that an endpoint declares. All other fields are dropped, also `__proto__`. Rejects with 400 and the
 * name of the first invalid field, and with 400 when the body is malformed, or missing and not optional.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  url: URL,
  params: Record<string, string>,
  body: Pieces,
) {
  return {
    ...(endpoint.params && { params: parse(endpoint.params, params, '') }),
    ...(endpoint.query && { query: parse(endpoint.query, Object.fromEntries(url.searchParams), '') }),
    ...(endpoint.headers && { headers: parse(endpoint.headers, Object.fromEntries(request.headers), '') }),
    ...(endpoint.body && { body: parse(endpoint.body, await parseBody(endpoint, request, body), 'body') }),
  }
}

function parse(schema: v.GenericSchema, value: unknown, root: string): unknown {
  const misplaced = findArrayForObject(schema, value)
  if (misplaced !== undefined) badRequest(misplaced)
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? root
  throw new Problem(400, {
    text: { code: 'invalid', field, reason: `: ${issue.message.slice(0, 200)}` },
    field,
  })
}

async function parseBody({ body, multipart }: Endpoint, request: Request, pieces: Pieces): Promise<unknown> {
  if (multipart) return parseForm(request, pieces)
  const text = decoded(pieces)
  if (text === '' && body?.type === 'optional') return undefined
  if (text === '') throw new Problem(400, { text: { code: 'missingBody' }, field: 'body' })
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, { text: { code: 'malformed' }, field: 'body' })
  }
}

async function parseForm(request: Request, pieces: Pieces): Promise<unknown> {
  const blob = new Blob(pieces)
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  try {
    return Object.fromEntries(await new Response(blob, { headers }).formData())
  } catch {
    throw new Problem(400, { text: { code: 'missingBody' }, field: 'body' })
  }
}

/**
 * Returns the bytes of a body, in pieces. Rejects with 413 at the first piece beyond the limit (bytes) and does not
 * read the rest.
 */
export async function readAtMost(limit: number, request: Request): Promise<Uint8Array<ArrayBuffer>[]> {
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge(limit)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const take = (piece: Uint8Array<ArrayBuffer>) => {
    size += piece.length
    if (size > limit) throw tooLarge(limit)
    pieces.push(piece)
  }
  const reader = request.body?.getReader()
  // In Firefox a request has no stream.
  if (!reader) take(new Uint8Array(await request.arrayBuffer()))
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) take(read.value)
  } catch (error) {
    await reader?.cancel()
    throw error
  }
  return pieces
}

/** Returns the text of pieces of bytes. */
export function decoded(pieces: Pieces): string {
  const decoder = new TextDecoder()
  return pieces.map(piece => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}

const tooLarge = (limit: number) =>
  new Problem(413, { text: { code: 'tooLarge', limit: `${limit / MiB} MiB` }, field: 'body' })

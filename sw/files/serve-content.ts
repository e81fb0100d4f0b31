import { db } from '#sw/storage/db.ts'
import { fetchMissing } from '#sw/team/fetch-missing.ts'
import { PICTURE } from '#sw/uploads/types.ts'
import { type Content, contentFor } from './contents.ts'

/**
 * Serves the bytes of a file by the id of its content: whole, or the range that a player asks for. Replies 404 for an
 * unknown id, and 416 for a range beyond the end. Rejects with 502 while the team that has the first bytes cannot be
 * reached; when it cannot be reached later, the body ends with an error, and the reader can ask for the rest as a range.
 */
export async function serveContent(id: string, request: Request): Promise<Response> {
  const content = (await contentFor(id)) ?? (await sampleContent(id)) ?? (await contentOfTeam(id))
  if (!content) return new Response(null, { status: 404 })
  const { size } = content
  // The bytes of a content never change, so that a download that was cut off continues.
  const tag = `"${id}"`
  const isSame = (request.headers.get('If-Range') ?? tag) === tag
  const range = isSame ? rangeOf(request.headers.get('Range'), size) : undefined
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size }
  const first = start < end ? await content.read(start, end) : undefined
  return new Response(streamOf(content, { start, end, first }), {
    status: range ? 206 : 200,
    headers: {
      ...headersFor(content.mime),
      'Accept-Ranges': 'bytes',
      ETag: tag,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    },
  })
}

const contentOfTeam = async (id: string) =>
  (await fetchMissing('fileContents', id)) ? contentFor(id) : undefined

/** Returns the range of a header; undefined for none, and for several ranges, which a server need not serve. */
export function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  return start < end ? { start, end } : 'beyond'
}

interface Served {
  start: number
  end: number
  /** The bytes from `start` on that were read already. */
  first: Uint8Array<ArrayBuffer> | undefined
}

/** Reads one part of a content after the other, as fast as the reader takes them. */
function streamOf({ read }: Content, { start, end, first }: Served) {
  let at = start
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (at >= end) return controller.close()
        const bytes = at === start && first ? first : await read(at, end)
        if (bytes.length === 0) throw new Error('A part is too short')
        at += bytes.length
        controller.enqueue(bytes)
      },
    },
    { highWaterMark: 0 },
  )
}

const MEDIA = /^(audio|video)\/[\w.+-]+$/

/**
 * An uploaded file never becomes a page of the app's origin: pictures, sound, films and PDFs have their type, everything
 * else is plain bytes. A viewer of PDFs does not run in a sandbox.
 */
function headersFor(mime: string) {
  const isPdf = mime === 'application/pdf'
  return {
    'Content-Type': isPdf || PICTURE.test(mime) || MEDIA.test(mime) ? mime : 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': isPdf ? "frame-ancestors 'self'" : "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Returns the content of a sample document, which is a `data:` URL in its row. */
async function sampleContent(id: string): Promise<Content | undefined> {
  const url = (await db.files.get(id))?.url ?? ''
  const [head, mime, base64] = /^data:([^;,]*)(?:;charset=[^;,]*)?(;base64)?,/.exec(url) ?? []
  if (head === undefined || mime === undefined) return undefined
  const text = url.slice(head.length)
  const bytes = base64
    ? Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    : new TextEncoder().encode(decodeURIComponent(text))
  return { mime, size: bytes.length, read: async (start, end) => bytes.slice(start, end) }
}

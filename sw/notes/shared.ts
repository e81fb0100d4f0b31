import { Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { PICTURE } from '#sw/uploads/types.ts'

/** The path of the shared picture, below the other images: an `<img>` sends no token. */
const sharedPath = 'images/shared/'

const MAX_BYTES = 32 * 1024 * 1024
/**
 * The maximum of shared text in an address, in characters. Browsers accept two million, and one character can become
 * nine when it is encoded.
 */
const MAX_TEXT = 100_000

/** The picture that was shared last. It is only in memory: nothing is stored until a signed-in user keeps the note. */
let waiting: { id: string; file: File } | undefined

/**
 * Accepts data that another app shares, and redirects to the notes, which show it and ask whether to store it. Returns
 * 403 for another web site and 413 for more than 32 MiB.
 */
export async function handleShareTarget(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  const to = new URL(request.url)
  const form = await formOf(request)
  if (form instanceof Response) return form
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    // In quotes, so that a router that parses values as JSON reads `12` or `true` as text.
    if (typeof value === 'string' && value)
      to.searchParams.set(name, JSON.stringify(value.slice(0, MAX_TEXT)))
  }
  const file = form.get('picture')
  if (file instanceof File && file.size > 0) {
    // For a file that is no raster picture the address names a missing picture, and the page shows that it cannot be
    // used.
    waiting = PICTURE.test(file.type) ? { id: crypto.randomUUID(), file } : undefined
    to.searchParams.set('picture', sharedPath + (waiting?.id ?? 'none'))
  }
  return Response.redirect(to.href, 303)
}

/** Returns the picture that was shared last, by its path, or 404. */
export function serveShared(path: string): Response {
  if (!waiting || !path.endsWith(`/${waiting.id}`)) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': waiting.file.type, 'X-Content-Type-Options': 'nosniff' }
  return new Response(waiting.file, { headers })
}

/**
 * Returns whether another web site sent the request. The system's share sheet sends no referrer. A browser that hides
 * the `Sec-Fetch` headers from its worker sends the referrer.
 */
function isCrossSite({ headers, referrer, url }: Request): boolean {
  if (/^(cross|same)-site$/.test(headers.get('Sec-Fetch-Site') ?? '')) return true
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin
}

/** Returns the form, or the response that refuses a form that is too large or missing. */
async function formOf(request: Request): Promise<FormData | Response> {
  try {
    const body = new Blob(await readAtMost(MAX_BYTES, request))
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch (error) {
    return new Response(null, { status: error instanceof Problem ? error.status : 400 })
  }
}

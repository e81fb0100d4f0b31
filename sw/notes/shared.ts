import { Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { PICTURE } from '#sw/uploads/types.ts'

/** Where the shared picture is served, among the other images: an `<img>` asks without a token. */
const sharedPath = 'images/shared/'

const MAX_BYTES = 32 * 1024 * 1024
/** What an address may hold, in letters: every engine takes two million, and one of these may become nine. */
const MAX_TEXT = 100_000

/** The picture that was shared last. Only in memory: nothing is stored until somebody who is signed in keeps the note. */
let waiting: { id: string; file: File } | undefined

/**
 * Takes what another app shares, and sends its page on to the notes, which show it and ask whether to keep it. Refuses
 * what another web site sends (403), and more than 32 MiB (413).
 */
export async function handleShareTarget(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  const to = new URL(request.url)
  const form = await formOf(request)
  if (form instanceof Response) return form
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    // In quotes, so that an address that reads its values as JSON leaves `12` or `true` a text.
    if (typeof value === 'string' && value)
      to.searchParams.set(name, JSON.stringify(value.slice(0, MAX_TEXT)))
  }
  const file = form.get('picture')
  if (file instanceof File && file.size > 0) {
    // What is not kept here is no picture to the page either, which says so.
    waiting = PICTURE.test(file.type) ? { id: crypto.randomUUID(), file } : undefined
    to.searchParams.set('picture', sharedPath + (waiting?.id ?? 'none'))
  }
  return Response.redirect(to.href, 303)
}

/** The picture that was shared last, by its path. */
export function serveShared(path: string): Response {
  if (!waiting || !path.endsWith(`/${waiting.id}`)) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': waiting.file.type, 'X-Content-Type-Options': 'nosniff' }
  return new Response(waiting.file, { headers })
}

/** The system's own share sheet has no referrer. A browser that hides the headers from its worker gives the referrer. */
function isCrossSite({ headers, referrer, url }: Request): boolean {
  if (/^(cross|same)-site$/.test(headers.get('Sec-Fetch-Site') ?? '')) return true
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin
}

/** The form, or the refusal of one that is too large or none. */
async function formOf(request: Request): Promise<FormData | Response> {
  try {
    const body = new Blob(await readAtMost(MAX_BYTES, request))
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch (error) {
    return new Response(null, { status: error instanceof Problem ? error.status : 400 })
  }
}

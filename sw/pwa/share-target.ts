import { Problem } from '#sw/server/problem.ts'
import { readAtMost } from '#sw/server/read-input.ts'
import { PICTURE } from '#sw/uploads/types.ts'

/** The path of shared files, below the other images: an `<img>` sends no token. */
const sharedPath = 'images/shared/'

const MAX_BYTES = 32 * 1024 * 1024
/**
 * The maximum of shared text in an address, in characters. Browsers accept two million, and one character can become
 * nine when it is encoded.
 */
const MAX_TEXT = 100_000

/** What was shared last. It is only in memory: nothing is stored until a signed-in user says where. */
let waiting: { id: string; content: File | FormData } | undefined

/**
 * Accepts data that another app shares, and redirects to the screen that shows it and asks whether to store it: the notes
 * for texts and one picture, the file manager for other files and for several. Returns 403 for another web site. More
 * than 32 MiB are not read, which the file manager says.
 */
export async function handleShareTarget(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  const form = await formOf(request)
  if (form === 'tooLarge') return toFiles(request, form)
  if (!form) return new Response(null, { status: 400 })
  const [pictures, files] = ['picture', 'file'].map(name => filesIn(form, name))
  if (files?.length || (pictures && pictures.length > 1)) {
    const content = new FormData()
    for (const file of [...(pictures ?? []), ...(files ?? [])]) content.append('file', file)
    return toFiles(request, keep(content))
  }
  const to = new URL(request.url)
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    // In quotes, so that a router that parses values as JSON reads `12` or `true` as text.
    if (typeof value === 'string' && value)
      to.searchParams.set(name, JSON.stringify(value.slice(0, MAX_TEXT)))
  }
  const [picture] = pictures ?? []
  if (picture) {
    waiting = undefined
    // For a file that is not a raster picture the address names a missing picture, and the page shows that it cannot be
    // used.
    to.searchParams.set('picture', PICTURE.test(picture.type) ? keep(picture) : `${sharedPath}none`)
  }
  return Response.redirect(to.href, 303)
}

const filesIn = (form: FormData, name: string) =>
  form.getAll(name).filter(part => part instanceof File && part.size > 0) as File[]

function keep(content: File | FormData) {
  waiting = { id: crypto.randomUUID(), content }
  return sharedPath + waiting.id
}

function toFiles({ url }: Request, shared: string) {
  const to = new URL('file-manager', url)
  to.searchParams.set('shared', shared)
  return Response.redirect(to.href, 303)
}

/** Returns what was shared last, by its path, or 404: a picture as it is, files as a form with parts named `file`. */
export function serveShared(path: string): Response {
  if (!waiting || !path.endsWith(`/${waiting.id}`)) return new Response(null, { status: 404 })
  const { content } = waiting
  const headers = new Headers({ 'X-Content-Type-Options': 'nosniff' })
  if (content instanceof File) headers.set('Content-Type', content.type)
  return new Response(content, { headers })
}

/**
 * Returns whether another web site sent the request. The system's share sheet sends no referrer. A browser that hides
 * the `Sec-Fetch` headers from its worker sends the referrer.
 */
function isCrossSite({ headers, referrer, url }: Request): boolean {
  if (/^(cross|same)-site$/.test(headers.get('Sec-Fetch-Site') ?? '')) return true
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin
}

/** Returns the form; undefined when it is missing. */
async function formOf(request: Request): Promise<FormData | 'tooLarge' | undefined> {
  try {
    const body = new Blob(await readAtMost(MAX_BYTES, request))
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch (error) {
    return error instanceof Problem ? 'tooLarge' : undefined
  }
}

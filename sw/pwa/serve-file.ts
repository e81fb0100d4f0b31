import { photosPath } from '#sw/contacts/photos.ts'
import { servePhoto } from '#sw/contacts/serve-photo.ts'
import { mailFrame } from '#sw/mails/frame.ts'
import { langOf } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { contentsPath, uploadsPath } from '#sw/uploads/store.ts'

/**
 * Returns what the database holds at an address outside `api/`: the bytes of a file, an upload, a contact's photo, or the
 * frame of a mail. Replies 502 while the team that has the bytes cannot be reached.
 */
export async function serveFile(request: Request, base: string): Promise<Response> {
  try {
    return await serve(request, base)
  } catch (error) {
    if (error instanceof Problem) return error.response(langOf(request))
    throw error
  }
}

async function serve(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(base.length)
  if (path.startsWith(contentsPath))
    return (await import('#sw/files/handlers.ts')).serveContent(path.slice(contentsPath.length), request)
  if (path.startsWith(uploadsPath)) return serveUpload(pathname)
  if (path.startsWith(photosPath)) return servePhoto(pathname)
  return mailFrame(search === '?pictures')
}

import { photosPath } from '#sw/contacts/photos.ts'
import { servePhoto } from '#sw/contacts/serve-photo.ts'
import { mailFrame } from '#sw/mails/frame.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { contentsPath, uploadsPath } from '#sw/uploads/store.ts'

/**
 * Returns what the database holds at an address outside `api/`: the bytes of a file, an upload, a contact's photo, or the
 * frame of a mail.
 */
export async function serveFile(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(base.length)
  if (path.startsWith(contentsPath))
    return (await import('#sw/files/handlers.ts')).serveContent(path.slice(contentsPath.length), request)
  if (path.startsWith(uploadsPath)) return serveUpload(pathname, request)
  if (path.startsWith(photosPath)) return servePhoto(pathname)
  return mailFrame(search === '?pictures')
}

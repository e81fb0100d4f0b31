import { photosPath } from '#sw/contacts/photos.ts'
import { servePhoto } from '#sw/contacts/serve-photo.ts'
import { mailFrame } from '#sw/mails/frame.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { uploadsPath } from '#sw/uploads/store.ts'

/**
 * Returns the response to an address outside `api/` whose content is in the database: an upload or a contact's photo;
 * or the frame of a mail.
 */
export function serveFile({ pathname, search }: URL, base: string): Response | Promise<Response> {
  if (pathname.startsWith(base + uploadsPath)) return serveUpload(pathname)
  if (pathname.startsWith(base + photosPath)) return servePhoto(pathname)
  return mailFrame(search === '?pictures')
}

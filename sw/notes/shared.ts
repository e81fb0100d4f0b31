import { uploadStore, uploadsPath } from '#sw/uploads/store.ts'

/** What can be drawn and runs no script, whoever opens it. */
const isPicture = /^image\/(jpeg|png|webp|gif|avif)$/
const most = 32 * 1024 * 1024
/** What an address may hold: every engine takes two million letters, and one of these may become nine. */
const longest = 100_000

/**
 * Takes what another app shares, and sends its page on to the notes, which make one of it: they know who is signed in,
 * and draw the picture smaller. Until then it waits among what was uploaded, which is swept when nobody holds it.
 */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const to = new URL(request.url)
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    // In quotes, so that an address that reads its values as JSON leaves `12` or `true` a text.
    if (typeof value === 'string' && value) to.searchParams.set(name, JSON.stringify(value.slice(0, longest)))
  }
  const picture = form.get('picture')
  if (picture instanceof File && picture.size > 0) to.searchParams.set('picture', await keep(picture))
  return Response.redirect(to.href, 303)
}

/** What cannot be kept is no picture to the page either, which says so. */
async function keep(file: File): Promise<string> {
  const none = `${uploadsPath}none`
  if (!isPicture.test(file.type) || file.size > most) return none
  return uploadStore.add(file.type, await file.arrayBuffer()).catch(() => none)
}

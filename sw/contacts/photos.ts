import type { Contact } from '#src/contract/contacts.ts'
import { decode } from '#src/lib/url/decode.ts'
import { db } from '#sw/storage/db.ts'

/** Outside `api/`, like uploads: an `<img>` sends no token. */
export const photosPath = 'images/photos/'

const carried = /^data:(image\/(?:jpeg|png|webp));base64,/

/**
 * The address of a photo that is stored in its contact: in a list of thousands each photo would add 20 KB. The
 * address changes with the photo and contains a part of it, so that it cannot be guessed (decision 014).
 */
export const photoAddress = ({ id, avatar }: Contact): string | null =>
  avatar && carried.test(avatar) ? `${photosPath}${encodeURIComponent(id)}/${keyOf(avatar)}` : avatar

function keyOf(avatar: string) {
  const middle = avatar.length >> 1
  return `${avatar.length}-${encodeURIComponent(avatar.slice(middle, middle + 24))}`
}

/** Serves a photo by its path, as it is in the address. */
export async function servePhoto(path: string) {
  const [id = '', key] = path.split('/').slice(-2)
  const avatar = (await db.contacts.get(decode(id) ?? ''))?.avatar ?? ''
  const [head, type] = carried.exec(avatar) ?? []
  if (!head || !type || keyOf(avatar) !== key) return new Response(null, { status: 404 })
  const bytes = Uint8Array.from(atob(avatar.slice(head.length)), letter => letter.charCodeAt(0))
  return new Response(bytes, { headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' } })
}

import { decode } from '#src/lib/url/decode.ts'
import { db } from '#sw/storage/db.ts'
import { carried, keyOf } from './photos.ts'

/** Returns a photo by the path of its address, or 404. */
export async function servePhoto(path: string) {
  const [id = '', key] = path.split('/').slice(-2)
  const avatar = (await db.contacts.get(decode(id) ?? ''))?.avatar ?? ''
  const [head, type] = carried.exec(avatar) ?? []
  if (!head || !type || keyOf(avatar) !== key) return new Response(null, { status: 404 })
  const bytes = Uint8Array.from(atob(avatar.slice(head.length)), letter => letter.charCodeAt(0))
  return new Response(bytes, { headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' } })
}

import type { Contact } from '#src/contract/contacts.ts'

/** Outside `api/`, like uploads: an `<img>` sends no token. */
export const photosPath = 'images/photos/'

/** A photo that a contact carries in itself, as a data URL. */
export const carried = /^data:(image\/(?:jpeg|png|webp));base64,/

/**
 * The address of a photo that is stored in its contact: in a list of thousands each photo would add 20 KB. The
 * address changes with the photo and contains a part of it, so that it cannot be guessed (decision 014).
 */
export const photoAddress = ({ id, avatar }: Contact): string | null =>
  avatar && carried.test(avatar) ? `${photosPath}${encodeURIComponent(id)}/${keyOf(avatar)}` : avatar

/** The part of a photo's address that changes with the photo. */
export function keyOf(avatar: string) {
  const middle = avatar.length >> 1
  return `${avatar.length}-${encodeURIComponent(avatar.slice(middle, middle + 24))}`
}

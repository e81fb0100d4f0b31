import type { Contact } from '#src/contract/contacts.ts'

/** The path of photos. It is outside `api/`, as for uploads, because an `<img>` sends no token. */
export const photosPath = 'images/photos/'

/** A photo that is stored in the contact itself, as a data URL. */
export const carried = /^data:(image\/(?:jpeg|png|webp));base64,/

/**
 * Returns the address of a photo that is stored in its contact; in a list of thousands each photo would add 20 KB. The
 * address changes with the photo and contains a part of it, so that it cannot be guessed (decision 014).
 */
export const photoAddress = ({ id, avatar }: Contact): string | null =>
  avatar && carried.test(avatar) ? `${photosPath}${encodeURIComponent(id)}/${keyOf(avatar)}` : avatar

/** Returns the part of a photo's address that changes with the photo. */
export function keyOf(avatar: string) {
  const middle = avatar.length >> 1
  return `${avatar.length}-${encodeURIComponent(avatar.slice(middle, middle + 24))}`
}

import type { Contact } from '#src/contract/contacts.ts'
import { resizePhoto } from '#src/features/contacts/editor/resize-photo.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'

/**
 * The photos of contacts as data URLs in a format that every address book shows. A drawing of the app is converted
 * once, even if several contacts have it; a photo from a user is not changed.
 */
export async function portraits(contacts: readonly Contact[]) {
  const paths = new Set(contacts.flatMap(({ avatar }) => (avatar && !isPhoto(avatar) ? avatar : [])))
  const drawn = new Map<string, string>()
  for (const path of paths) {
    const photo = await fetch(assetUrl(path))
      .then(response => response.blob())
      .then(resizePhoto)
      .catch(() => undefined)
    if (photo) drawn.set(path, photo)
  }
  return ({ avatar }: Contact) => (avatar && isPhoto(avatar) ? avatar : drawn.get(avatar ?? ''))
}

const isPhoto = (avatar: string) => /^data:image\/(jpeg|png|gif|webp);base64,/.test(avatar)

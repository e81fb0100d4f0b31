import type { Attachment } from '#src/contract/shared/attachments.ts'
import { uploadStore } from '#sw/uploads/store.ts'

/** What a browser may show by itself; anything else is served as bytes to keep, so that no upload becomes a page of ours. */
const shown = /^(image\/(jpeg|png|webp|gif|avif)|application\/pdf)$/

/** Keeps a file for the mail that is being written. */
export async function attach({ name, type, size }: File, data: ArrayBuffer): Promise<Attachment> {
  const path = await uploadStore.add(shown.test(type) ? type : 'application/octet-stream', data)
  const isPicture = shown.test(type) && type.startsWith('image/')
  const [, ending = 'file'] = /\.(\w{1,8})$/.exec(name) ?? []
  return {
    type: type || 'application/octet-stream',
    name,
    size,
    preview: isPicture ? path : ending.toLowerCase(),
    downloadUrl: path,
  }
}

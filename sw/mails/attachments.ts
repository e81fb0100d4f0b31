import type { Attachment } from '#src/contract/shared/attachments.ts'
import { uploadStore } from '#sw/uploads/store.ts'
import { PICTURE, storedType } from '#sw/uploads/types.ts'

/** Stores a file for a mail that is being written, and returns its attachment. */
export async function attach({ name, type, size }: File, data: ArrayBuffer): Promise<Attachment> {
  const path = await uploadStore.add(storedType(type), data)
  const isPicture = PICTURE.test(type)
  const [, ending = 'file'] = /\.(\w{1,8})$/.exec(name) ?? []
  return {
    type: type || 'application/octet-stream',
    name,
    size,
    preview: isPicture ? path : ending.toLowerCase(),
    downloadUrl: path,
  }
}

/** The largest size at which an avatar or a card's photo is rendered, on a screen with three pixels per CSS pixel. */
const MAX_SIDE_PX = 640

/**
 * Draws a picture at the size at which it is shown at most, upright, as JPEG if it was one, else as WebP (PNG where the
 * browser cannot write WebP). The new picture has no metadata, such as a place. Rejects with an `InvalidStateError` if
 * it is not a picture, and with an `Error` when it cannot be written.
 */
export async function scalePicture(file: File): Promise<File> {
  const drawn = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], file.name, { type: blob.type })
}

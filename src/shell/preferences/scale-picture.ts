/** As large as an avatar or a photo in a card is ever drawn, on a screen of three pixels a point. */
const MAX_SIDE_PX = 640

/**
 * A picture no larger than it is shown, upright, as JPEG if it was one, else as WebP (PNG where the browser cannot write that).
 * Rejects what is no picture.
 */
export async function scalePicture(file: File): Promise<File> {
  const drawn = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(drawn.width, drawn.height))
  if (scale === 1 && file.size < 100_000) return file
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

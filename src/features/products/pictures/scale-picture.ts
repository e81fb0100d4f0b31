/** px; the longer side of a stored picture: sharp on a desk, and small enough to send. */
const MAX_SIDE_PX = 1200

/** A picture as a JPEG of moderate size. Rejects with an `EncodingError` if it is not a picture. */
export async function scalePicture(picture: Blob): Promise<File> {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const blob = await new Promise<Blob | null>(resolve => drawn(image).toBlob(resolve, 'image/jpeg', 0.85))
    if (!blob) throw new DOMException('The picture could not be written', 'EncodingError')
    return new File([blob], 'picture.jpg', { type: blob.type })
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(image: HTMLImageElement) {
  // An SVG without its own size has a natural size of 0.
  const [width, height] = [image.naturalWidth || 800, image.naturalHeight || 800]
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** px; the longer side of a stored picture: sharp on a phone, and small enough to send. */
const MAX_SIDE_PX = 1280

/** A picture as a JPEG of moderate size, as a data URL. Rejects with an `EncodingError` if it is not a picture. */
export async function resizeImage(picture: Blob): Promise<string> {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return reduced(image).toDataURL('image/jpeg', 0.82)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function reduced(image: HTMLImageElement) {
  // An SVG without its own size has a natural size of 0.
  const [width, height] = [image.naturalWidth || 800, image.naturalHeight || 600]
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

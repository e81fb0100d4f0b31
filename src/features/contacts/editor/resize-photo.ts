/** px; the size of a photo on the screens with the highest pixel density. */
const PHOTO_SIZE_PX = 320

/** The middle of a picture as a small square JPEG, as a data URL. Rejects what is not a picture. */
export async function resizePhoto(picture: Blob): Promise<string> {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return square(image).toDataURL('image/jpeg', 0.86)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The same as a file. */
export async function resizePhotoFile(picture: Blob): Promise<File> {
  const url = await resizePhoto(picture)
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), letter => letter.charCodeAt(0))
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}

function square(image: HTMLImageElement) {
  // An SVG without its own size has a natural size of 0.
  const [width, height] = [image.naturalWidth || PHOTO_SIZE_PX, image.naturalHeight || PHOTO_SIZE_PX]
  const cut = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(PHOTO_SIZE_PX, Math.max(cut, 1))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, canvas.width, canvas.height)
  return canvas
}

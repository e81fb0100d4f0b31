interface Size {
  width: number
  height: number
}

/** The part of a picture that is drawn, by its left and upper edge and its size, and the size of the drawing, in px. */
interface Drawing extends Size {
  part: Size & { left: number; top: number }
}

/** An SVG without its own size has a natural size of 0; it gets this one, in px. */
const SIDE_OF_SVG_PX = 800

/** Draws the whole picture, with sides of at most this length in px. */
export const fitWhole =
  (maxSide: number) =>
  ({ width, height }: Size): Drawing => {
    const scale = Math.min(1, maxSide / Math.max(width, height))
    const drawn = (side: number) => Math.max(1, Math.round(side * scale))
    return { width: drawn(width), height: drawn(height), part: { left: 0, top: 0, width, height } }
  }

/** Draws the middle of the picture as a square, with a side of at most this length in px. */
export const fitSquare =
  (maxSide: number) =>
  ({ width, height }: Size): Drawing => {
    const cut = Math.min(width, height)
    const side = Math.min(maxSide, Math.max(cut, 1))
    const part = { left: (width - cut) / 2, top: (height - cut) / 2, width: cut, height: cut }
    return { width: side, height: side, part }
  }

/** Draws a picture on white, since a JPEG has no transparency. Rejects with an `EncodingError` if it is not a picture. */
export async function drawPicture(picture: Blob, fit: (size: Size) => Drawing): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { width, height, part } = fit({
      width: image.naturalWidth || SIDE_OF_SVG_PX,
      height: image.naturalHeight || SIDE_OF_SVG_PX,
    })
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height)
    return canvas
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Returns the drawing as a JPEG file. `quality` is between 0 and 1. Rejects with an `EncodingError` if it cannot. */
export async function jpegFile(canvas: HTMLCanvasElement, name: string, quality: number): Promise<File> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new DOMException('The picture could not be written', 'EncodingError')
  return new File([blob], name, { type: blob.type })
}

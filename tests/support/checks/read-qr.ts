import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** Returns the text of the QR code in a picture, as a camera sees it on the screen. Throws when there is none. */
export async function readQr(picture: Locator): Promise<string> {
  const png = await picture.screenshot()
  const image = await picture.page().evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { width: bitmap.width, height: bitmap.height, data: [...data] }
  }, png.toString('base64'))
  return decodeQR({ ...image, data: Uint8Array.from(image.data) })
}

import { drawPicture, fitWhole, jpegFile } from '#src/ui/pictures/draw-picture.ts'

/** px; the longer side of a stored picture: sharp on a desk, and small enough to send. */
const MAX_SIDE_PX = 1200

/** A picture as a JPEG of moderate size. Rejects with an `EncodingError` if it is not a picture. */
export const scalePicture = async (picture: Blob): Promise<File> =>
  jpegFile(await drawPicture(picture, fitWhole(MAX_SIDE_PX)), 'picture.jpg', 0.85)

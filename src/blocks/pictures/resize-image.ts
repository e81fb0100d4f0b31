import { drawPicture, fitWhole } from '#src/ui/pictures/draw-picture.ts'

/** px; the longer side of a stored picture: sharp on a phone, and small enough to send. */
const MAX_SIDE_PX = 1280

/** A picture as a JPEG of moderate size, as a data URL. Rejects with an `EncodingError` if it is not a picture. */
export const resizeImage = async (picture: Blob): Promise<string> =>
  (await drawPicture(picture, fitWhole(MAX_SIDE_PX))).toDataURL('image/jpeg', 0.82)

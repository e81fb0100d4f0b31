import { drawPicture, fitSquare, jpegFile } from '#src/ui/pictures/draw-picture.ts'

/** px; the size of a photo on the screens with the highest pixel density. */
const PHOTO_SIZE_PX = 320
const QUALITY = 0.86

const draw = (picture: Blob) => drawPicture(picture, fitSquare(PHOTO_SIZE_PX))

/** The middle of a picture as a small square JPEG, as a data URL. Rejects what is not a picture. */
export const resizePhoto = async (picture: Blob): Promise<string> =>
  (await draw(picture)).toDataURL('image/jpeg', QUALITY)

/** The same as a file. */
export const resizePhotoFile = async (picture: Blob): Promise<File> =>
  jpegFile(await draw(picture), 'photo.jpg', QUALITY)

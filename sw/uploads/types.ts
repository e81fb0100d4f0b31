/** The types of raster pictures, which a browser can show directly, because they cannot contain scripts. */
export const PICTURE = /^image\/(jpeg|png|webp|gif|avif)$/

/**
 * Returns the type with which a file is stored and served: a picture, a PDF, or plain bytes, so that an upload never
 * becomes a page of this origin.
 */
export const storedType = (mime: string) =>
  PICTURE.test(mime) || mime === 'application/pdf' ? mime : 'application/octet-stream'

/** Raster pictures: what a browser may show by itself, because it runs no script. */
export const PICTURE = /^image\/(jpeg|png|webp|gif|avif)$/

/** The type that a file is stored and served with: a picture, a PDF, or bytes to keep, so that no upload becomes a page of ours. */
export const storedType = (mime: string) =>
  PICTURE.test(mime) || mime === 'application/pdf' ? mime : 'application/octet-stream'

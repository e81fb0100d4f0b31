export interface AttachedFile {
  /** A MIME type. */
  type: string
  name: string
  /** In bytes. */
  size: number
  /** A picture's address, or a word such as `pdf` for a file without a picture. */
  preview: string
  downloadUrl: string
}

/** Returns whether an attached file can be shown as a picture. */
export const isPicture = ({ type, preview, downloadUrl }: AttachedFile) =>
  type.startsWith('image/') && (preview === downloadUrl || preview.includes('/'))

/** A browser shows a PDF in a new window; other files are downloaded. */
export const isPdf = ({ type }: AttachedFile) => type === 'application/pdf'

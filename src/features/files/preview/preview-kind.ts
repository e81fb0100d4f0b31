import type { Item } from '#src/contract/files.ts'

/** How a file is shown; `none` where there is nothing to show. */
export type PreviewKind = 'picture' | 'pdf' | 'text' | 'table' | 'audio' | 'video' | 'none'

const kinds: Partial<Record<Item['type'], PreviewKind>> = {
  JPG: 'picture',
  PDF: 'pdf',
  TXT: 'text',
  MP3: 'audio',
  MP4: 'video',
}
/** Files of these endings are shown as their source: none of them is ever a document of the app's origin. */
const SOURCE = /\.(html?|svg|xml|css|m?js|ts|ya?ml|ini|ics|vcf|vcard|eml|sql)$/i

/** Returns how a file is shown, by the ending of its name. */
export function previewKind({ name, type }: Pick<Item, 'name' | 'type'>): PreviewKind {
  if (/\.(csv|tsv)$/i.test(name)) return 'table'
  return kinds[type] ?? (SOURCE.test(name) ? 'text' : 'none')
}

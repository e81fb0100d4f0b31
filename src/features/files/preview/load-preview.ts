import type { Item } from '#src/contract/files.ts'
import { loadItem } from '#src/features/files/load-files.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { type PreviewKind, previewKind } from './preview-kind.ts'
import { type ReadText, readText } from './read-text.ts'

/** A file as it is shown. */
export interface Preview extends Partial<ReadText> {
  item: Item
  /** The address of the bytes. */
  url: string
  kind: PreviewKind
}

/** Loads a file for its preview. Never rejects: `null` when the file or its bytes are missing. */
export async function loadPreview(id: string): Promise<Preview | null> {
  try {
    const found = await loadItem(id)
    if (!found || found.url === null) return null
    const preview = { item: found.item, url: assetUrl(found.url), kind: previewKind(found.item) }
    if (preview.kind === 'text' || preview.kind === 'table')
      return { ...preview, ...(await readText(preview.url)) }
    if (preview.kind === 'pdf' && !(await canShowPdf(preview.url))) return { ...preview, kind: 'none' }
    return preview
  } catch {
    return null
  }
}

/** A file that only has the name of a PDF would be downloaded instead of shown. */
async function canShowPdf(url: string) {
  if (!navigator.pdfViewerEnabled) return false
  const { headers } = await fetch(url, { headers: { Range: 'bytes=0-0' } })
  return headers.get('Content-Type') === 'application/pdf'
}

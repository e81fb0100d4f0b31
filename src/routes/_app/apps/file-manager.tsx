import { createFileRoute } from '@tanstack/react-router'
import { FilesPage } from '#src/features/files/files-page.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { flag, searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  q: text,
  /** The dialog for a new folder is open. */
  newFolder: flag,
  /** The id of the file whose content is shown. */
  preview: text,
  /** The name of the open item has the focus. */
  rename: flag,
  /** The path of files that another app has shared: see `sw/pwa/share-target.ts`. */
  shared: text,
})

export const Route = createFileRoute('/_app/apps/file-manager')({
  validateSearch: search,
  staticData: { reads: [], fills: true },
  loader: () => loadTexts('files'),
  component: FilesPage,
})

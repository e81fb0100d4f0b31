import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useFilePicker } from '#src/features/files/upload/use-file-picker.tsx'
import { useFolder } from '#src/features/files/use-folder.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'

/** Explains why nothing is listed: the folder is empty, or the search found nothing. */
export function FilesEmpty() {
  const { query, folderId, may } = useFolder()
  const picker = useFilePicker()
  if (query !== undefined) return <NoMatches query={query} />
  return (
    <EmptyState
      title={folderId === null ? <Trans>No files yet</Trans> : <Trans>This folder is empty</Trans>}
      actions={
        may.create && (
          <>
            <Button variant="primary" onClick={picker.open}>
              <ArrowUpTrayIcon />
              <Trans>Upload files</Trans>
            </Button>
            {picker.input}
          </>
        )
      }
    >
      <Trans>
        Contracts, price lists, photos of deliveries: drop them here, or choose them from this device.
      </Trans>
    </EmptyState>
  )
}

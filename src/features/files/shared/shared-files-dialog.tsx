import { DocumentIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, Suspense, use, useId, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { api } from '#src/features/files/load-files.ts'
import { FolderChoice } from '#src/features/files/transfer/folder-choice.tsx'
import type { Target } from '#src/features/files/transfer/folder-tree.ts'
import { useUploads } from '#src/features/files/upload/use-uploads.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { loadShared } from './load-shared.ts'

interface Props {
  /** The path of the shared files; `tooLarge` when the worker has refused them. */
  path: string
  open: boolean
  onClose: () => void
}

/** Asks for the folder of files that another app has shared. Nothing is stored before that. */
export function SharedFilesDialog({ path, open, onClose }: Props) {
  const { upload } = useUploads()
  const { openFolder } = useFileNavigation()
  const mayCreate = useCan()('files', 'create')
  const isTooLarge = path === 'tooLarge'
  const formId = useId()
  const [files] = useState(() => loadShared(path))
  const [folders] = useState(() => api.folders().catch(() => undefined))
  const [chosen, choose] = useState<Target>()

  async function store(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    const picked = (await files).map(file => ({ file, folders: [] }))
    openFolder(chosen.id)
    await upload(picked, chosen.id)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<Trans>Save what was shared</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Discard</Trans>
          </Button>
          {mayCreate && !isTooLarge && (
            <Button variant="primary" type="submit" form={formId} disabled={!chosen}>
              <Trans>Save here</Trans>
            </Button>
          )}
        </>
      }
    >
      {mayCreate ? (
        <form id={formId} className={column} onSubmit={store}>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <SharedFiles files={files} isTooLarge={isTooLarge}>
              <FolderChoice folders={folders} chosen={chosen} onChoose={choose} />
            </SharedFiles>
          </Suspense>
        </form>
      ) : (
        <Notice tone="warning">
          <Trans>Your group may not add files. Ask an administrator for this right.</Trans>
        </Notice>
      )}
    </Dialog>
  )
}

interface SharedFilesProps {
  files: Promise<readonly File[]>
  isTooLarge: boolean
  /** The choice of the folder. */
  children: ReactNode
}

function SharedFiles({ files, isTooLarge, children }: SharedFilesProps) {
  const { i18n } = useLingui()
  const loaded = use(files)
  if (loaded.length === 0)
    return (
      <Notice tone="warning">
        {isTooLarge ? (
          <Trans>Apps can share 32 MiB at most. Choose the file with “Upload” instead.</Trans>
        ) : (
          <Trans>The files are not here any more. Share them again.</Trans>
        )}
      </Notice>
    )
  return (
    <>
      <div>
        <p className={css({ textStyle: 'label' })}>
          <Plural value={loaded.length} one="# file" other="# files" />
        </p>
        <ul>
          {loaded.map((file, index) => (
            <li key={`${index}-${file.name}`} className={line}>
              <DocumentIcon aria-hidden="true" />
              <span className={css({ flex: '1', minWidth: '0', truncate: true })}>{file.name}</span>
              <span className={css({ color: 'subtle' })}>{formatFileSize(file.size, i18n.locale)}</span>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </>
  )
}

const column = css({ display: 'grid', gap: '4' })
const line = css({
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  minHeight: '8',
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'subtle' },
})

import { Trans } from '@lingui/react/macro'
import { type FormEvent, Suspense, useId, useState } from 'react'
import type { Item } from '#src/contract/files.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'
import type { Target } from './folder-tree.ts'
import type { TransferKind } from './use-transfer-actions.ts'

/** What the dialog asks about. */
export interface Transfer {
  kind: TransferKind
  ids: readonly string[]
  /** All folders; undefined when they could not be loaded. */
  folders: Promise<readonly Item[] | undefined>
}

interface Props extends Transfer {
  open: boolean
  onClose: () => void
}

/** Asks for the folder that items are moved or copied to. */
export function TransferDialog({ kind, ids, folders, open, onClose }: Props) {
  const { move, copy } = useFolder()
  const formId = useId()
  const [chosen, choose] = useState<Target>()

  function go(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    onClose()
    void (kind === 'move' ? move : copy)(ids, chosen.id)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={kind === 'move' ? <Trans>Move to…</Trans> : <Trans>Copy to…</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={!chosen}>
            {kind === 'move' ? <Trans>Move here</Trans> : <Trans>Copy here</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={go}>
        <Suspense fallback={<Skeleton height="12rem" />}>
          <Folders kind={kind} ids={ids} folders={folders} chosen={chosen} onChoose={choose} />
        </Suspense>
      </form>
    </Dialog>
  )
}

type FoldersProps = Omit<Props, 'open' | 'onClose'> & {
  chosen: Target | undefined
  onChoose: (target: Target) => void
}

function Folders({ kind, ids, ...choice }: FoldersProps) {
  const { items } = useFolder()
  const sources = new Set(items.filter(({ id }) => ids.includes(id)).map(({ folderId }) => folderId))
  const isSource = (id: string | null) => kind === 'move' && sources.size === 1 && sources.has(id)
  return <FolderChoice {...choice} without={new Set(ids)} isDisabled={isSource} />
}

import { FolderIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, Suspense, use, useId, useState } from 'react'
import type { Item } from '#src/contract/files.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { folderTree, type Target, targetsNamed } from './folder-tree.ts'
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

interface FoldersProps extends Transfer {
  chosen: Target | undefined
  onChoose: (target: Target) => void
}

/** A field that narrows the list appears with this number of folders. */
const MANY_FOLDERS = 8

function Folders({ kind, ids, folders, chosen, onChoose }: FoldersProps) {
  const { t } = useLingui()
  const { items } = useFolder()
  const [text, setText] = useState('')
  const loaded = use(folders)
  if (!loaded)
    return (
      <p role="alert">
        <Trans>The folders could not be loaded. Close this and try again.</Trans>
      </p>
    )
  const root: Target = { id: null, name: t`All files`, depth: 0 }
  const targets = [root, ...folderTree(loaded, new Set(ids))]
  const sources = new Set(items.filter(({ id }) => ids.includes(id)).map(({ folderId }) => folderId))
  const isSource = (id: string | null) => kind === 'move' && sources.size === 1 && sources.has(id)
  const found = targetsNamed(targets, text)

  return (
    <>
      {targets.length >= MANY_FOLDERS && (
        <Input
          type="search"
          className={css({ marginBlockEnd: '3' })}
          aria-label={t`Find a folder`}
          placeholder={t`Find a folder`}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
      <RadioGroup
        legend={<Trans>Folder</Trans>}
        value={chosen && String(chosen.id)}
        onChange={value => {
          const target = targets.find(({ id }) => String(id) === value)
          if (target) onChoose(target)
        }}
        options={found.map(({ id, name, depth }) => ({
          value: String(id),
          disabled: isSource(id),
          label: (
            <span className={line} style={{ paddingInlineStart: `${text === '' ? depth * 1.25 : 0}rem` }}>
              <FolderIcon aria-hidden="true" />
              {name}
            </span>
          ),
        }))}
      />
      {found.length === 0 && (
        <p className={css({ color: 'muted' })}>
          <Trans>No folder has this name.</Trans>
        </p>
      )}
    </>
  )
}

const line = css({
  display: 'flex',
  gap: '2',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'subtle' },
})

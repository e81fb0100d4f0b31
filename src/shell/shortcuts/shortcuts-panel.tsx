import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useCanOpen } from '#src/api/rights.ts'
import { useSharedQuery } from '#src/api/shared-query.ts'
import type { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EditShortcut } from './edit-shortcut.tsx'
import { ModifyShortcuts } from './modify-shortcuts.tsx'
import { shortcutList } from './shortcut-list.ts'
import { ViewShortcuts } from './view-shortcuts.tsx'

/**
 * spec: product.md section 4: view to modify, new to add, a choice in modify to edit; saving or deleting returns to
 * modify
 */
type Mode = { name: 'view' } | { name: 'modify' } | { name: 'add' } | { name: 'edit'; shortcut: Shortcut }

/** The user's shortcuts. It opens as a list of links; a form that was left partly filled is shown again when it is opened. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  const { data: stored, error } = useSharedQuery(shortcutList)
  const canOpen = useCanOpen()
  const data = stored?.filter(({ link, useRouter }) => !useRouter || canOpen(link))
  const [mode, setMode] = useState<Mode>({ name: 'view' })
  const modify = () => setMode({ name: 'modify' })
  const add = () => setMode({ name: 'add' })

  if (!data)
    return error === undefined ? (
      <SkeletonRows count={3} />
    ) : (
      <ErrorState title={<Trans>The shortcuts did not load</Trans>} onRetry={shortcutList.reload} />
    )

  switch (mode.name) {
    case 'view':
      return <ViewShortcuts shortcuts={data} onModify={modify} onAdd={add} onClose={onClose} />
    case 'modify':
      return (
        <ModifyShortcuts
          shortcuts={data}
          onAdd={add}
          onEdit={shortcut => setMode({ name: 'edit', shortcut })}
          onDone={() => setMode({ name: 'view' })}
          onClose={onClose}
        />
      )
    case 'add':
      return <EditShortcut onLeave={modify} onClose={onClose} />
    case 'edit':
      return <EditShortcut shortcut={mode.shortcut} onLeave={modify} onClose={onClose} />
  }
}

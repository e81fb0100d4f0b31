import { PencilSquareIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { DataLink } from '#src/blocks/links/data-link.tsx'
import type { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { PanelFrame } from '#src/shell/panels/panel-frame.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { shortcutGrid, shortcutTile } from './shortcut-look.ts'
import { ShortcutWords } from './shortcut-words.tsx'

interface Props {
  shortcuts: Shortcut[]
  onModify: () => void
  onAdd: () => void
  onClose: () => void
}

/** The shortcuts as links. */
export function ViewShortcuts({ shortcuts, onModify, onAdd, onClose }: Props) {
  const { t } = useLingui()
  return (
    <PanelFrame
      title={<Trans>Shortcuts</Trans>}
      tools={
        <IconButton label={t`Modify shortcuts`} onClick={onModify}>
          <PencilSquareIcon />
        </IconButton>
      }
      onClose={onClose}
    >
      {shortcuts.length === 0 ? (
        <EmptyState
          title={<Trans>No shortcuts</Trans>}
          actions={
            <Button variant="primary" onClick={onAdd}>
              <Trans>Add a shortcut</Trans>
            </Button>
          }
        >
          <Trans>Put what you open often here, to have it at hand.</Trans>
        </EmptyState>
      ) : (
        <ul className={shortcutGrid}>
          {shortcuts.map(shortcut => (
            <li key={shortcut.id}>
              <DataLink
                link={shortcut.link}
                useRouter={shortcut.useRouter}
                onClick={shortcut.useRouter ? undefined : onClose}
                className={shortcutTile}
              >
                <ShortcutWords shortcut={shortcut} />
              </DataLink>
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}

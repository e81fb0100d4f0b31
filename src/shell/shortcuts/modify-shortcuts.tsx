import { CheckIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { PanelFrame } from '#src/shell/panels/panel-frame.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { shortcutGrid, shortcutTile } from './shortcut-look.ts'
import { ShortcutWords } from './shortcut-words.tsx'

interface Props {
  shortcuts: Shortcut[]
  onAdd: () => void
  onEdit: (shortcut: Shortcut) => void
  onDone: () => void
  onClose: () => void
}

/** The shortcuts, for changing them: a click on one edits it. */
export function ModifyShortcuts({ shortcuts, onAdd, onEdit, onDone, onClose }: Props) {
  const { t } = useLingui()
  return (
    <PanelFrame
      title={<Trans>Modify shortcuts</Trans>}
      tools={
        <>
          <IconButton label={t`Add a shortcut`} onClick={onAdd}>
            <PlusIcon />
          </IconButton>
          <IconButton label={t`Done`} onClick={onDone}>
            <CheckIcon />
          </IconButton>
        </>
      }
      onClose={onClose}
    >
      <ul className={shortcutGrid}>
        {shortcuts.map(shortcut => (
          <li key={shortcut.id}>
            <button type="button" className={shortcutTile} onClick={() => onEdit(shortcut)}>
              <ShortcutWords shortcut={shortcut} />
            </button>
          </li>
        ))}
      </ul>
      <p className={hint}>
        {shortcuts.length === 0 ? (
          <Trans>There is none yet. Add the first.</Trans>
        ) : (
          <Trans>Choose the one that you want to change.</Trans>
        )}
      </p>
    </PanelFrame>
  )
}

const hint = css({ paddingInline: '5', paddingBlock: '3', textStyle: 'caption', color: 'muted' })

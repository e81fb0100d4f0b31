import { Squares2X2Icon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '#src/shell/panels/panel.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const ShortcutsPanel = lazyWithRetry(() =>
  import('./shortcuts-panel.tsx').then(module => module.ShortcutsPanel),
)

export function ShortcutsButton({ className }: { className?: string }) {
  const { t } = useLingui()
  return (
    <Panel
      name="shortcuts"
      label={t`Shortcuts`}
      preload={ShortcutsPanel.preload}
      trigger={
        <IconButton label={t`Shortcuts`} className={className}>
          <Squares2X2Icon />
        </IconButton>
      }
    >
      {close => <ShortcutsPanel onClose={close} />}
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Switch } from '#src/ui/form/switch.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { Kbd } from './kbd.tsx'
import {
  activeKeyboardShortcuts,
  areSingleKeyShortcutsOn,
  setSingleKeyShortcuts,
  useKeyboardShortcuts,
} from './keyboard-shortcuts.ts'

/** The list of the keyboard shortcuts of the screen, which the key `?` opens. The app renders it once. */
export function KeyboardShortcutsDialog() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useKeyboardShortcuts([{ keys: '?', label: t`Show these keys`, run: () => setIsOpen(true) }])

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={<Trans>Keys of this screen</Trans>}>
      <dl className={list}>
        {isOpen &&
          activeKeyboardShortcuts().map(({ keys, label }) => (
            <div key={keys} className={row}>
              <dt>{label}</dt>
              <dd>
                <Kbd keys={keys} />
              </dd>
            </div>
          ))}
      </dl>
      <Switch
        defaultChecked={areSingleKeyShortcutsOn()}
        onChange={event => setSingleKeyShortcuts(event.target.checked)}
        hint={<Trans>Turn them off if you speak to this device or strike keys by chance</Trans>}
        className={ruled}
      >
        <Trans>Keys of a single letter or sign</Trans>
      </Switch>
    </Dialog>
  )
}

const list = css({ display: 'grid', '& > div + div': { borderBlockStart: 'hairline' } })
const ruled = css({ borderBlockStart: 'hairline', marginBlockStart: '3', paddingBlockStart: '3' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '11',
})

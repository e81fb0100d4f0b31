import { Trans } from '@lingui/react/macro'
import { Switch } from '#src/ui/form/switch.tsx'
import { css } from '#styled-system/css'
import { groupByLabel } from './group-by-label.ts'
import { Kbd } from './kbd.tsx'
import {
  activeKeyboardShortcuts,
  areSingleKeyShortcutsOn,
  setSingleKeyShortcuts,
} from './keyboard-shortcuts.ts'

/** The keyboard shortcuts of the screen, and the setting of those that are a single key. */
export const KeyboardShortcutsList = () => (
  <>
    <dl className={list}>
      {groupByLabel(activeKeyboardShortcuts()).map(([label, allKeys]) => (
        <div key={label} className={row}>
          <dt>{label}</dt>
          <dd className={alternatives}>
            {allKeys.map(keys => (
              <Kbd key={keys} keys={keys} />
            ))}
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
  </>
)

const list = css({ display: 'grid', '& > div + div': { borderBlockStart: 'hairline' } })
const ruled = css({ borderBlockStart: 'hairline', marginBlockStart: '3', paddingBlockStart: '3' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '11',
})
const alternatives = css({ display: 'flex', gap: '3' })
